import { NextResponse, type NextRequest } from 'next/server'
import { isTitledFirst } from './fields/titled-first'
import { env } from './env'
import { contentSecurityPolicy } from './security-headers'

const TITLED_FORM = /^\/admin\/collections\/([a-z-]+)\/create$/
const PAYLOAD_TRASH = /^\/admin\/collections\/([a-z-]+)\/trash(?:\/|$)/

/**
 * Extends the content security policy, so that the admin may show previews of the website in a
 * frame and may post the form that logs staff in to the website. This is done here because the
 * site's URL is known only at run time. Also replaces two of Payload's screens: the trash, because
 * Payload's publishes the documents that it restores, and the form for a new document, because
 * Payload's stores a document as soon as it opens.
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
 * Redirects within the host that the browser has used. Behind a proxy, the URL of the request has
 * another host.
 */
function leadTo(path: string): NextResponse {
  return NextResponse.redirect(new URL(path, env.CMS_URL))
}

export const config = { matcher: '/admin/:path*' }
