import type { IncomingMessage } from 'node:http'
import { env } from '../env'

/** Internal routes with the error responses. */
const CROSS_SITE = '/api/cross-site'
const NOT_ALLOWED = '/api/not-allowed'
const NOT_LOGGED_IN = '/api/not-logged-in'

/** Only the pages of the admin have server functions. */
const ADMIN = /^\/admin(?=[/?]|$)/

/** The cookie of a session of the admin, which is checked later. */
const SESSION = /(?:^|;\s*)studio-cms-token=[^;]/

/** The id of a server function, which Next makes from a hash. */
const FUNCTION_ID = /^[\da-f]{40,64}$/i

/** Methods for pages, including preflight requests. */
const READS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses requests to pages, unless they only read a page or call one of the admin's server
 * functions with its header, from a page of the admin and in a session. Next refuses them as well, but only after
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
  } else if (!SESSION.test(headers.cookie ?? '')) {
    request.url = NOT_LOGGED_IN
  }
}

function callsFunction({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return ADMIN.test(url) && FUNCTION_ID.test(String(headers['next-action']))
}

function isOurs(origin: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false
  return [host, new URL(env.CMS_URL).host].includes(new URL(origin).host)
}
