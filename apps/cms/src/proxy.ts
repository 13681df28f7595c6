import { NextResponse, type NextRequest } from 'next/server'
import { isTitledFirst } from './fields/titled-first'
import { env } from './env'
import { contentSecurityPolicy } from './security-headers'

const TITLED_FORM = /^\/admin\/collections\/([a-z-]+)\/create$/
const PAYLOAD_TRASH = /^\/admin\/collections\/([a-z-]+)\/trash(?:\/|$)/

/**
 * The admin shows previews of the website in a frame, and logs staff in there by a form; the site's address is known only at run time.
 * Two of Payload's screens do what they do not say, and lead to the studio's: its trash restores as
 * published, and its form of a new document stores one on opening.
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

/** By the address that browsers know: behind a proxy, the request names another one. */
function leadTo(path: string): NextResponse {
  return NextResponse.redirect(new URL(path, env.CMS_URL))
}

export const config = { matcher: '/admin/:path*' }
