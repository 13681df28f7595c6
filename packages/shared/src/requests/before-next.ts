import { Server, type IncomingMessage } from 'node:http'

/**
 * Has a look at each request before Next sees it; whoever comes last looks first.
 *
 * Next's standalone server leaves no other place for this than the server's own
 * `request` event; tracing libraries listen there in the same way.
 */
export function beforeNext(look: (request: IncomingMessage) => void): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the server below
  const emit: (this: Server, event: string, ...given: unknown[]) => boolean = Server.prototype.emit
  Server.prototype.emit = function (this: Server, event: string, ...given: unknown[]) {
    if (event === 'request') look(given[0] as IncomingMessage)
    return emit.call(this, event, ...given)
  }
}
