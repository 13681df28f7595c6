import { SAID_ALOUD } from './read-error'

/** The error of a page whose guard does not exist. */
export class UnknownMiddleware extends Error {
  readonly statusCode = 500
  readonly digest: string

  constructor(name: string) {
    const message = `Unknown middleware ${name}`
    super(message)
    this.digest = SAID_ALOUD + message
  }
}
