import { NOT_ALLOWED_ROUTE } from '@studio/shared/requests/incoming'
import type { IncomingMessage } from 'node:http'

/** The documented header with which Next's client calls a server action. */
const ACTION_HEADER = 'next-action'

/** The type of a form that a server action receives without scripts. */
const MULTIPART = /^multipart\//i

/**
 * Refuses requests for server actions before Next handles them, because the website has none, and
 * Next writes a stack trace for each unknown one. This relies only on the documented header and on
 * how browsers send forms. The website's own forms with files are sent to routes.
 */
export function refuseServerActions(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
): void {
  const { method, url = '/', headers } = request
  if (method !== 'POST') return
  const isForm = MULTIPART.test(headers['content-type'] ?? '')
  if (headers[ACTION_HEADER] === undefined && (!isForm || isRoute(url))) return
  request.method = 'GET'
  request.url = NOT_ALLOWED_ROUTE
}

/** A path with `..` can lead to a page. */
function isRoute(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  return /^\/api\//.test(path) && !path.includes('..')
}
