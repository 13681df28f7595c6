import { Server, type IncomingMessage } from 'node:http'
import type { Visitor } from './visitor'
import { VISITOR_HEADER, writeVisitor } from './visitor-headers'

/**
 * Writes on each request who sent it, before Next sees it: handlers of Next know
 * headers, which anybody can write, and no socket.
 *
 * Next's standalone server leaves no other place for this than the server's own
 * `request` event; tracing libraries listen there in the same way.
 */
export function markRequests(find: (request: IncomingMessage) => Visitor | null): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the server below
  const emit: (this: Server, event: string, ...given: unknown[]) => boolean = Server.prototype.emit
  Server.prototype.emit = function (this: Server, event: string, ...given: unknown[]) {
    if (event === 'request') {
      const [request] = given as [IncomingMessage]
      const visitor = find(request)
      if (visitor) request.headers[VISITOR_HEADER] = writeVisitor(visitor)
      else Reflect.deleteProperty(request.headers, VISITOR_HEADER)
    }
    return emit.call(this, event, ...given)
  }
}
