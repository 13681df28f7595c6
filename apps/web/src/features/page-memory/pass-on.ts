import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import onHeaders from 'on-headers'
import { CACHE_KEY, CACHE_TAGS } from './internal-headers'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Its types speak of Express, its code of Node's own requests alone. */
const compress = compression() as unknown as Middleware

/** Lets Next answer, compresses that, and keeps back what is nobody else's business. */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  askNext: () => void,
): void {
  onHeaders(response, () => {
    response.removeHeader(CACHE_KEY)
    response.removeHeader(CACHE_TAGS)
  })
  compress(request, response, askNext)
}
