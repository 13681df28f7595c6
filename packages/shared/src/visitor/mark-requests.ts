import type { IncomingMessage } from 'node:http'
import { beforeNext } from '../requests/before-next'
import type { Visitor } from './visitor'
import { VISITOR_HEADER, writeVisitor } from './visitor-headers'

/**
 * Writes on each request who sent it: handlers of Next know headers, which
 * anybody can write, and no socket.
 */
export function markRequests(find: (request: IncomingMessage) => Visitor | null): void {
  beforeNext((request, _, askNext) => {
    const visitor = find(request)
    if (visitor) request.headers[VISITOR_HEADER] = writeVisitor(visitor)
    else Reflect.deleteProperty(request.headers, VISITOR_HEADER)
    askNext()
  })
}
