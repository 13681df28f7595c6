import { FILE_LENGTH } from '@studio/shared/file-length'
import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import onHeaders from 'on-headers'
import { CACHE_KEY, CACHE_TAGS } from './internal-headers'
import { nameTargetOnce } from './one-location'

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
    nameTargetOnce(response)
    tellLength(response)
  })
  compress(request, response, askNext)
}

/** A browser shows how far a file has come, and notices when one ends too early. */
function tellLength(response: ServerResponse): void {
  const length = response.getHeader(FILE_LENGTH)
  if (length === undefined) return
  response.removeHeader(FILE_LENGTH)
  if (!response.hasHeader('content-encoding')) response.setHeader('Content-Length', length)
}
