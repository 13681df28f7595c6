import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { ENCODINGS, type Encoding, type KeptPage } from './kept-page'

/** Sends a page as the visitor's browser can read it, or says that it has it already. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  answer(request, response, page).catch((error: unknown) => {
    console.error(`A page could not be sent: ${String(error)}`)
    response.destroy()
  })
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
): Promise<void> {
  if (page.status === 200 && isKnown(request, page.headers)) {
    response.writeHead(304, page.headers).end()
    return
  }
  const { headers, body } = await page.in(acceptedEncoding(request.headers['accept-encoding']))
  response.writeHead(page.status, headers).end(body)
}

function isKnown({ headers }: IncomingMessage, { etag }: OutgoingHttpHeaders): boolean {
  return typeof etag === 'string' && fresh(headers, { etag })
}

const known = new LRUCache<string, Encoding>({ max: 100 })

/** The smallest that the browser takes: most take all of them alike. */
function acceptedEncoding(wish = ''): Encoding {
  const before = known.get(wish)
  if (before) return before
  const accepted = new Negotiator({ headers: { 'accept-encoding': wish } }).encodings(ENCODINGS)
  const chosen = ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity'
  known.set(wish, chosen)
  return chosen
}
