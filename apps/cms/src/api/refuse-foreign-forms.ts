import type { IncomingMessage } from 'node:http'
import { env } from '../env'

/** Internal routes with the error responses. */
const CROSS_SITE = '/api/cross-site'
const NOT_ALLOWED = '/api/not-allowed'

/** Only the pages of the admin have server functions. */
const ADMIN = /^\/admin(?=[/?]|$)/

/** Methods for pages, including preflight requests. */
const READS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses requests to pages, unless they only read a page or call one of the admin's server
 * functions with its header and from a page of the admin. Next refuses them as well, but only after
 * it has read the body, and sometimes with status 500. Calls of the API have their own checks.
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
