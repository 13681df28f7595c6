import { randomBytes } from 'node:crypto'
import { COUNTRY_FACTS } from '@studio/shared/countries'
import { LOCATED_COOKIE, PREVIEW_COOKIE } from '@studio/shared/cookies'
import { NextResponse, type NextRequest } from 'next/server'
import { visitorOf } from '@/lib/http'
import { DOCUMENT_HEADERS, documentPolicy } from '@/features/account/document-policy'
import { isDocument } from '@/features/account/is-document'
import { previewHeaders } from '@/features/preview/preview-headers'
import { countryOfVisitor, saysCountry } from '@/features/routing/visitor-country'

const POLICY = 'Content-Security-Policy'

/**
 * Before three kinds of requests: account pages, pages while a preview is open, and a first
 * visit, of which nothing says the country: it gets that of its address. All other pages stay
 * as static as they are. It decides nothing about who may see what: the pages themselves do.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const headers = new Headers(request.headers)
  const country = saysCountry(request) ? null : await countryOfVisitor(visitorOf(request))
  if (country) headers.set('x-country', COUNTRY_FACTS[country].iso)
  const response = respond(request, headers)
  if (country) response.cookies.set(LOCATED_COOKIE, country, { path: '/', sameSite: 'lax' })
  return response
}

/** @param headers with which the request goes on */
function respond({ cookies, nextUrl }: NextRequest, headers: Headers): NextResponse {
  if (isDocument(nextUrl.pathname)) return accountPage(headers)
  const preview = cookies.get(PREVIEW_COOKIE)
  return preview
    ? previewedPage(headers, preview.value)
    : NextResponse.next({ request: { headers } })
}

/** Gives each account page its nonce, which Next puts on its scripts when it finds it in the request's policy. */
function accountPage(headers: Headers): NextResponse {
  const nonce = randomBytes(16).toString('base64')
  const policy = documentPolicy(nonce, process.env.NODE_ENV === 'development')
  headers.set(POLICY, policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set(POLICY, policy)
  for (const [name, value] of Object.entries(DOCUMENT_HEADERS)) response.headers.set(name, value)
  return response
}

/** What a preview shows is for one person: nothing keeps or lists it, and only the admin that opened it frames it. */
function previewedPage(headers: Headers, token: string): NextResponse {
  const response = NextResponse.next({ request: { headers } })
  for (const [name, value] of Object.entries(previewHeaders(token))) {
    response.headers.set(name, value)
  }
  return response
}

/** Next reads this without running it, so the addresses stand here once more; a test compares. */
export const config = {
  matcher: [
    '/:locale(ar|de)?/:screen(login|new-login|logout|register|portal)',
    '/:locale(ar|de)?/portal/messages/:reference',
    '/:locale(ar|de)?/settings/:rest*',
    '/:locale(ar|de)?/login/:step(second-step)',
    '/:locale(ar|de)?/password/:link(reset|invitation)/:token?',
    '/:locale(ar|de)?/email/:link(resend|verify|undo|unsubscribe)/:id?',
    {
      source:
        '/:path((?!(?:api|media|_next|__nextjs[^/]*|us|uk|gr)(?:/|$)|sitemap\\.xml$|robots\\.txt$|llms\\.txt$|favicon\\.ico$|icon\\.svg$).*)',
      missing: [
        { type: 'host', value: '(?:.+\\.de|de\\..+)' },
        { type: 'query', key: 'lang', value: 'us|uk|gr' },
        { type: 'cookie', key: 'country' },
        { type: 'cookie', key: 'located_country' },
        { type: 'header', key: 'cf-ipcountry' },
        { type: 'header', key: 'x-vercel-ip-country' },
        { type: 'header', key: 'cloudfront-viewer-country' },
        { type: 'header', key: 'x-country' },
      ],
    },
    { source: '/:path((?!api/|media/|_next/).*)', has: [{ type: 'cookie', key: 'preview' }] },
  ],
}
