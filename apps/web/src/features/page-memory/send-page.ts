import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import { ENCODINGS, type Encoding, type KeptPage } from './kept-page'

/** Sends a page as the visitor's browser can read it, or says that it has it already. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
): Promise<void> {
  if (page.status === 200 && isKnown(request, page.headers)) {
    response.writeHead(304, page.headers).end()
    return
  }
  const encoding = acceptedEncoding(request)
  const body = await page.in(encoding)
  response.writeHead(page.status, {
    ...page.headers,
    vary: varyBy(page.headers.vary, 'accept-encoding'),
    'content-length': body.byteLength,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  response.end(body)
}

function varyBy(vary: OutgoingHttpHeaders['vary'], name: string): string {
  return [vary, name].flat().filter(Boolean).join(', ')
}

function isKnown({ headers }: IncomingMessage, { etag }: OutgoingHttpHeaders): boolean {
  return typeof etag === 'string' && fresh(headers, { etag })
}

/** The smallest that the browser takes: most take all of them alike. */
function acceptedEncoding(request: IncomingMessage): Encoding {
  const accepted = new Negotiator(request).encodings(ENCODINGS)
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
