import type { IncomingMessage, ServerResponse } from 'node:http'
import { readPublicPath } from '@studio/shared/paths'
import { addressKey } from '@studio/shared/visitor/addresses'
import { PageLimit } from './page-limit'

const limit = new PageLimit()

/** The route that answers in place of a page. */
const REFUSAL = '/api/too-many-requests'

/** By these Next's router asks for a part of a page; the answer is whole, and the router then loads it. */
const OF_ROUTER = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
]

/** Calls, files and the parts of the program; pictures for shared links are drawn like pages. */
const NOT_MADE = /^\/(?:api|_next|media(?!\/shared\/))(?:[/?]|$)/

/** From which no visitor comes: tools, the worker, a proxy that nobody has named. */
const THIS_MACHINE = /^(?:127\.|::1$)/

/**
 * Sends whoever has too many pages made to an answer that says so. What has been made before costs
 * next to nothing, and is not counted.
 */
export function limitPages(
  request: IncomingMessage,
  response: ServerResponse,
  address: string | undefined,
): void {
  const target = request.url ?? '/'
  if (!address || THIS_MACHINE.test(address) || NOT_MADE.test(target)) return
  const key = addressKey(address)
  if (!limit.take(key)) {
    const [pathname = '/'] = target.split('?', 1)
    request.url = `${REFUSAL}?locale=${readPublicPath(pathname).locale}`
    for (const name of OF_ROUTER) Reflect.deleteProperty(request.headers, name)
    return
  }
  response.once('close', () => {
    if (!wasMade(response)) limit.giveBack(key)
  })
}

/**
 * Only a page that comes from the cache, and a redirect that stands in the configuration, cost
 * nothing. A 304 says no more than that the visitor has what was just made, and a page that leads
 * elsewhere was made to say so.
 */
function wasMade(response: ServerResponse): boolean {
  if (response.getHeader('x-nextjs-cache') === 'HIT') return false
  return !isRedirect(response.statusCode) || isOfPage(response)
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}

/** Next names these on whatever a page answers, a redirect from its configuration has none. */
function isOfPage(response: ServerResponse): boolean {
  return response.hasHeader('x-nextjs-cache') || /\brsc\b/i.test(String(response.getHeader('vary')))
}
