import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { acceptedEncoding } from '../encoding/accepted-encoding'
import type { KeptPage } from './kept-page'

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
