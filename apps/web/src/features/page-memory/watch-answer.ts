import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { CACHE_KEY, CACHE_TAGS } from './internal-headers'
import { KeptPage } from './kept-page'
import { nameTargetOnce } from './one-location'
import { sendPage } from './send-page'

/** Headers that belong to one answer, not to the page. */
const OF_ONE_ANSWER = [
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'date',
]

/** Request headers that would make Next send less than the whole page. */
const ABOUT_THE_BODY = ['accept-encoding', 'if-none-match', 'if-modified-since'] as const

/**
 * Lets Next make the whole page, takes it from its hands and sends it itself:
 * what is kept has to be complete, and one compression is enough.
 */
export function watchAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  keep: (page: KeptPage, isStale: boolean) => void,
  /** The copy to send in place of one that is just as stale. */
  staleCopy: () => KeptPage | undefined,
): void {
  const asked = { ...request.headers }
  for (const name of ABOUT_THE_BODY) Reflect.deleteProperty(request.headers, name)
  const end = response.end.bind(response)
  response.end = ((...answer: Parameters<typeof end>) => {
    response.end = end
    const chunk: unknown = answer[0]
    if (response.headersSent || !isWholePage(response, chunk)) return end(...answer)
    nameTargetOnce(response)
    const isStale = response.getHeader('x-nextjs-cache') === 'STALE'
    const copy = isStale ? staleCopy() : undefined
    const page = copy ?? pageFrom(response, Buffer.from(chunk))
    if (!copy && mayBeKept(response)) keep(page, isStale)
    request.headers = asked
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    sendPage(request, response, page)
    return response
  }) as typeof response.end
}

function isWholePage(response: ServerResponse, chunk: unknown): chunk is string | Buffer {
  const isHtml = String(response.getHeader('content-type')).startsWith('text/html')
  return isHtml && (typeof chunk === 'string' || Buffer.isBuffer(chunk))
}

/** Only what Next has in its own cache, and what sets nothing in the visitor's browser. */
function mayBeKept(response: ServerResponse): boolean {
  const state = String(response.getHeader('x-nextjs-cache'))
  return (
    response.statusCode === 200 &&
    ['HIT', 'STALE'].includes(state) &&
    response.hasHeader(CACHE_KEY) &&
    !response.hasHeader('set-cookie')
  )
}

function pageFrom(response: ServerResponse, body: Buffer): KeptPage {
  const {
    [CACHE_KEY]: cacheKey,
    [CACHE_TAGS]: tags,
    ...headers
  }: OutgoingHttpHeaders = response.getHeaders()
  for (const name of OF_ONE_ANSWER) Reflect.deleteProperty(headers, name)
  return new KeptPage({
    status: response.statusCode,
    headers,
    body,
    cacheKey: cacheKey?.toString() ?? '',
    tags: tags?.toString().split(',') ?? [],
  })
}
