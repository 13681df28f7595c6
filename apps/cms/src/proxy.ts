import { NextResponse, type NextRequest } from 'next/server'
import { isTitledFirst } from './fields/titled-first'
import { env } from './env'
import { contentSecurityPolicy } from './security-headers'

const TITLED_FORM = /^\/admin\/collections\/([a-z-]+)\/create$/
const PAYLOAD_TRASH = /^\/admin\/collections\/([a-z-]+)\/trash(?:\/|$)/

/**
 * Adds to the policy that the admin may show previews of the website in a frame and post the form
 * that logs staff in there, because the site's address is known only at run time. Replaces two of
 * Payload's screens by the studio's: Payload's trash publishes what it restores, and its form for a
 * new document stores a document as soon as it opens.
 */
export function proxy(request: NextRequest): NextResponse {
  const [, collection] = PAYLOAD_TRASH.exec(request.nextUrl.pathname) ?? []
  if (collection) return leadTo(`/admin/trash?kind=${collection}`)
  const [, titled] = TITLED_FORM.exec(request.nextUrl.pathname) ?? []
  if (isTitledFirst(titled)) return leadTo(`/admin/new/${titled}${request.nextUrl.search}`)
  const policy = contentSecurityPolicy({
    isDevelopment: env.NODE_ENV === 'development',
    site: env.WEB_URL,
  })
  const response = NextResponse.next()
  response.headers.set('Content-Security-Policy', policy)
  return response
}

/**
 * Redirects with the address that the browser has used, because behind a proxy the request has
 * another one.
 */
function leadTo(path: string): NextResponse {
  return NextResponse.redirect(new URL(path, env.CMS_URL))
}

export const config = { matcher: '/admin/:path*' }
