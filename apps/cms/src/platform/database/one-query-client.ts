import type { postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'

type Send = (...args: unknown[]) => unknown

/**
 * A connection whose queries wait for each other. Payload validates all fields of a document at the
 * same time, with queries that all belong to the transaction of the save, and so to one connection.
 * Soon pg will no longer accept a query while another one is waiting.
 */
class OneQueryClient extends pg.Client {
  private last: Promise<unknown> = Promise.resolve()

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const send = this.query.bind(this) as Send
    const sendInTurn: Send = (...args) => {
      // The pool calls with a callback, and only one query for each connection.
      if (typeof args.at(-1) === 'function' || isSubmittable(args[0])) return send(...args)
      const answer = this.last.then(() => send(...args))
      this.last = answer.catch(() => undefined)
      return answer
    }
    this.query = sendInTurn as typeof this.query
  }
}

type ClientOfPool = Parameters<typeof postgresAdapter>[0]['pool']['Client']

/** For the adapter's pool. Payload declares it with the types of another version of pg. */
export const ONE_QUERY_CLIENT = OneQueryClient as unknown as ClientOfPool

function isSubmittable(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'submit' in query
}
