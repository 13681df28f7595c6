import type { IncomingMessage } from 'node:http'

/** Those that routes can have. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The route that answers in its place: both applications have one. */
const NOT_ALLOWED = '/api/not-allowed'

/** Files of the program, which are only read. */
const PROGRAM = /^\/_next(\/|$)/
const READS = ['GET', 'HEAD', 'OPTIONS']

/** A request by a method that its address cannot have is answered; Next would fail at some (`TRACE`). */
export function refuseUnknownMethod(request: Pick<IncomingMessage, 'method' | 'url'>): void {
  const { method = 'GET', url = '/' } = request
  if ((PROGRAM.test(url) ? READS : METHODS).includes(method)) return
  request.method = 'GET'
  request.url = NOT_ALLOWED
}
