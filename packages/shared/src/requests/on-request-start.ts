import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Hands out each request of this process's servers before anything handles it: what is set on it
 * here, Next's routes see. They get no socket, and headers alone can be forged.
 *
 * @see https://nodejs.org/api/diagnostics_channel.html#http
 */
export function onRequestStart(
  prepare: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    prepare(request, response)
  })
}
