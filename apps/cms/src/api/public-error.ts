import { APIError } from 'payload'

/**
 * A refusal whose words the admin shows. Payload shows those of an error that has a name,
 * and once it is built, the class that it offers for this has lost its own.
 */
export function publicError(message: string, status: number): Error {
  return Object.assign(new APIError(message, status, undefined, true), { name: 'APIError' })
}
