import { Server, type IncomingMessage, type ServerResponse } from 'node:http'

/** Sees a request before Next does: it lets Next answer with `askNext`, or answers itself. */
type Look = (request: IncomingMessage, response: ServerResponse, askNext: () => void) => void

/**
 * Has a look at each request before Next sees it; whoever comes last looks first.
 *
 * Next's standalone server leaves no other place for this than the server's own
 * `request` event; tracing libraries listen there in the same way.
 */
export function beforeNext(look: Look): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the server below
  const emit: (this: Server, event: string, ...given: unknown[]) => boolean = Server.prototype.emit
  Server.prototype.emit = function (this: Server, event: string, ...given: unknown[]) {
    if (event !== 'request') return emit.call(this, event, ...given)
    const [request, response] = given as [IncomingMessage, ServerResponse]
    let isHeard = true
    look(request, response, () => {
      isHeard = emit.call(this, event, ...given)
    })
    return isHeard
  }
}
