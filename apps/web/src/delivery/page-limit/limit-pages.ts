import type { IncomingMessage, ServerResponse } from 'node:http'
import { readPublicPath } from '@studio/shared/paths'
import { addressKey } from '@studio/shared/visitor/addresses'
import { PageLimit } from './page-limit'

const limit = new PageLimit()

const TOO_MANY_ROUTE = '/api/too-many-requests'

/**
 * Headers with which Next's router asks for a part of a page. They are removed, because the error
 * is a whole page, which makes the router load the document.
 */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
]

/** Calls, files and scripts do not count as rendered pages, but pictures for shared links do. */
const NOT_RENDERED = /^\/(?:api|_next|media(?!\/shared\/))(?:[/?]|$)/

/** No visitor comes from this machine, only tools, the worker and undeclared proxies. */
const THIS_MACHINE = /^(?:127\.|::1$)/

/**
 * Sends visitors who are over the limit of rendered pages to an error. Pages from the cache cost
 * almost nothing and do not count.
 */
export function limitPages(
  request: IncomingMessage,
  response: ServerResponse,
  address: string | undefined,
): void {
  const target = request.url ?? '/'
  if (!address || THIS_MACHINE.test(address) || NOT_RENDERED.test(target)) return
  const key = addressKey(address)
  if (!limit.take(key)) {
    const [pathname = '/'] = target.split('?', 1)
    request.url = `${TOO_MANY_ROUTE}?locale=${readPublicPath(pathname).locale}`
    for (const name of ROUTER_HEADERS) Reflect.deleteProperty(request.headers, name)
    return
  }
  response.once('close', () => {
    if (!wasRendered(response)) limit.giveBack(key)
  })
}

/**
 * @returns whether a page was rendered. Only a page from the cache and a redirect from the
 * configuration were not. A 304 may be a page that was just rendered, and a page that redirects was
 * rendered too
 */
function wasRendered(response: ServerResponse): boolean {
  if (response.getHeader('x-nextjs-cache') === 'HIT') return false
  return !isRedirect(response.statusCode) || isOfPage(response)
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}

/**
 * @returns whether an answer is that of a page. Next adds these headers to all of them, and not to
 * redirects from its configuration
 */
function isOfPage(response: ServerResponse): boolean {
  return response.hasHeader('x-nextjs-cache') || /\brsc\b/i.test(String(response.getHeader('vary')))
}
