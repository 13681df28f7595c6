import type { IncomingMessage } from 'node:http'
import { env } from '../env'

/** The routes that answer in place of a page. */
const CROSS_SITE = '/api/cross-site'
const NOT_ALLOWED = '/api/not-allowed'

/** The only pages whose functions the browser calls. */
const ADMIN = /^\/admin(?=[/?]|$)/

/** What asks for a page; a browser's question before a call as well. */
const READS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Pages are read. All that is sent to them are the calls of the admin's own functions, which name
 * theirs in a header and come from a page of the admin. Next refuses the others as well, but with a
 * 500 at times, and has read their body by then; calls of the API have checks of their own.
 */
export function refuseForeignForms(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
): void {
  const { method = 'GET', headers } = request
  if (READS.includes(method) || request.url?.startsWith('/api/')) return
  const { origin } = headers
  if (method === 'POST' && origin !== undefined && !isOurs(origin, headers.host)) {
    request.url = CROSS_SITE
  } else if (method !== 'POST' || !callsFunction(request)) {
    request.url = NOT_ALLOWED
  }
}

function callsFunction({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return ADMIN.test(url) && headers['next-action'] !== undefined
}

function isOurs(origin: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  return [host, new URL(env.CMS_URL).host].includes(new URL(origin).host)
}
