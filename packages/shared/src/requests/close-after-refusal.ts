import type { IncomingMessage, ServerResponse } from 'node:http'

/** Milliseconds in which the sender of a body that is too long reads the answer. */
const TO_READ = 1_000

/**
 * What is still on its way of a body that was refused as too long is not waited for. The connection
 * is closed a moment after the answer: at once, the system would drop the answer with the rest.
 */
export function closeAfterRefusal(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (response.statusCode !== 413 || request.complete) return
    setTimeout(() => {
      if (!request.complete) request.socket.destroy()
    }, TO_READ).unref()
  })
}
