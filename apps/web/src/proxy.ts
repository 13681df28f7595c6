import { randomBytes } from 'node:crypto'
import { COUNTRY_FACTS } from '@studio/shared/countries'
import { LOCATED_COOKIE, PREVIEW_COOKIE } from '@studio/shared/cookies'
import { canonicalPathname } from '@studio/shared/routes/canonical'
import { isPrivatePathname } from '@studio/shared/routes/private'
import { NextResponse, type NextRequest } from 'next/server'
import { visitorOf } from '@/lib/http'
import { DOCUMENT_HEADERS, documentPolicy } from '@/shell/document-policy'
import { previewHeaders } from '@/features/preview/preview-headers'
import { countryOfVisitor, saysCountry } from '@/cms/visitor-country'

const POLICY = 'Content-Security-Policy'

/**
 * Runs before four kinds of requests: addresses in capitals, private pages, pages during a preview,
 * and first visits without a known country, which get the country of their IP address. All other
 * pages stay static. The proxy does not check rights. The pages do that themselves.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { nextUrl } = request
  const canonical = canonicalPathname(nextUrl.pathname)
  if (canonical !== nextUrl.pathname) {
    const target = nextUrl.clone()
    target.pathname = canonical
    // Next makes the address relative, so a forged Host header does not reach the answer.
    return NextResponse.redirect(target, { status: 308, headers: { 'Cache-Control': 'no-store' } })
  }
  const headers = new Headers(request.headers)
  const country = saysCountry(request) ? null : await countryOfVisitor(visitorOf(request))
  if (country) headers.set('x-country', COUNTRY_FACTS[country].iso)
  const response = respond(request, headers)
  if (country) response.cookies.set(LOCATED_COOKIE, country, { path: '/', sameSite: 'lax' })
  return response
}

/** @param headers the headers of the forwarded request */
function respond({ cookies, nextUrl }: NextRequest, headers: Headers): NextResponse {
  if (isPrivatePathname(nextUrl.pathname)) return privatePage(headers)
  const preview = cookies.get(PREVIEW_COOKIE)
  return preview
    ? previewedPage(headers, preview.value)
    : NextResponse.next({ request: { headers } })
}

/**
 * Adds the nonce to the policy of a private page. Next adds a nonce to its scripts if it finds it
 * in the policy of the request.
 */
function privatePage(headers: Headers): NextResponse {
  const nonce = randomBytes(16).toString('base64')
  const policy = documentPolicy(nonce, process.env.NODE_ENV === 'development')
  headers.set(POLICY, policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set(POLICY, policy)
  for (const [name, value] of Object.entries(DOCUMENT_HEADERS)) response.headers.set(name, value)
  return response
}

/**
 * Sets the headers of a preview. It is for one person, so it is neither cached nor indexed, and
 * only the admin that opened it may frame it.
 */
function previewedPage(headers: Headers, token: string): NextResponse {
  const response = NextResponse.next({ request: { headers } })
  for (const [name, value] of Object.entries(previewHeaders(token))) {
    response.headers.set(name, value)
  }
  return response
}

/**
 * Next parses this object without running the code, so the paths are repeated here. A test compares
 * them.
 */
export const config = {
  matcher: [
    '/:locale(ar|de)?/login',
    '/:locale(ar|de)?/logout',
    '/:locale(ar|de)?/register',
    '/:locale(ar|de)?/password/reset',
    '/:locale(ar|de)?/email/resend',
    '/:locale(ar|de)?/settings',
    '/:locale(ar|de)?/settings/profile',
    '/:locale(ar|de)?/settings/password',
    '/:locale(ar|de)?/new-login',
    '/:locale(ar|de)?/portal',
    '/:locale(ar|de)?/settings/sessions',
    '/:locale(ar|de)?/login/second-step',
    '/:locale(ar|de)?/settings/two-step',
    '/:locale(ar|de)?/password/reset/:token',
    '/:locale(ar|de)?/password/invitation/:token',
    '/:locale(ar|de)?/email/verify/:id',
    '/:locale(ar|de)?/email/undo/:id',
    '/:locale(ar|de)?/email/unsubscribe/:link',
    '/:locale(ar|de)?/portal/messages/:reference',
    '/:locale(ar|de)?/portal/projects/:id',
    '/:locale(ar|de)?/portal/review/:id',
    '/:locale(ar|de)?/guest/:link',
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
    // Addresses with capitals, which the proxy redirects to lower case.
    '/:path((?!(?:api|media|_next|__nextjs[^/]*)(?:/|$)).*[A-Z].*)',
    { source: '/:path((?!api/|media/|_next/).*)', has: [{ type: 'cookie', key: 'preview' }] },
  ],
}
