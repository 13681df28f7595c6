import 'server-only'
import { callPath } from '@studio/shared/api/call-url'
import { endReviewMail } from '@studio/shared/api/account-calls'
import { type Locale, toLocale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { rebuildRequest } from '@studio/shared/requests/rebuild-request'
import { unsubscribePath } from '@studio/shared/routes/account'
import { callCms } from '@/cms/call-cms'
import { toClientResponse } from '@/api/proxy/to-client-response'
import { readFormData } from '@/features/forms/native/read-form-data'
import { apiError } from '@/lib/http'
import { seeOther } from '@/lib/see-other'

/** The body of one-click requests (RFC 8058), which mail programs and the page's form send. */
export const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' } as const
/** A field that only the page's form sends: the language of the page to show afterwards. */
export const LOCALE_FIELD = 'locale'
export const FAILED_QUERY = 'failed'

/**
 * Turns mail off for the person to whom a link belongs. Mail programs send neither cookies nor an
 * Origin header, so the link's token alone authorizes the request, and no session is forwarded.
 */
export async function receiveUnsubscription(request: Request, link: string): Promise<Response> {
  const data = await readFormData(request, false)
  if (data instanceof Response) return data
  if (data.get(ONE_CLICK.name) !== ONE_CLICK.value) return apiError(400, 'invalidBody')
  if (!isLink(link)) return apiError(404, 'notFound')
  const answer = await callCms({
    call: endReviewMail,
    path: callPath(endReviewMail, { parameters: { link } }),
    request: rebuildRequest(request, {
      method: 'GET',
      headers: withoutCredentials(request.headers),
    }),
    session: null,
    body: null,
    contentType: null,
  })
  const isDone = answer !== null && answer.status < 300
  const locale = data.get(LOCALE_FIELD)
  if (typeof locale === 'string') return toPage(toLocale(locale), link, isDone)
  return isDone ? plain('Unsubscribed.') : toClientResponse(endReviewMail, answer, null)
}

/** Redirects mail programs that open the address. A GET request changes nothing. */
export function leadToPage(request: Request, link: string): Response {
  const locale = toLocale(new URL(request.url).searchParams.get(LOCALE_FIELD))
  return isLink(link) ? toPage(locale, link, true) : apiError(404, 'notFound')
}

/** @returns whether the value is a single path segment */
function isLink(link: string): boolean {
  return endReviewMail.parameters.safeParse({ link }).success
}

function withoutCredentials(headers: Headers): Headers {
  const rest = new Headers(headers)
  for (const name of ['cookie', 'authorization', 'content-length']) rest.delete(name)
  return rest
}

function toPage(locale: Locale, link: string, isDone: boolean): Response {
  const page = publicPath(locale, unsubscribePath(link))
  const response = seeOther(isDone ? page : `${page}?${FAILED_QUERY}=1`)
  response.headers.set('Referrer-Policy', 'no-referrer')
  return response
}

function plain(text: string): Response {
  return new Response(text, { headers: { 'Cache-Control': 'no-store' } })
}
