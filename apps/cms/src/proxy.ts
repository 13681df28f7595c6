import { NextResponse, type NextRequest } from 'next/server'
import { env } from './env'
import { contentSecurityPolicy } from './security-headers'

const PAYLOAD_TRASH = /^\/admin\/collections\/([a-z-]+)\/trash(?:\/|$)/

/**
 * The admin shows previews of the website in a frame; the site's address is known only at run time.
 * Payload's own screens of the trash restore as published, so the studio's screen replaces them.
 */
export function proxy(request: NextRequest): NextResponse {
  const [, collection] = PAYLOAD_TRASH.exec(request.nextUrl.pathname) ?? []
  if (collection) return leadTo(`/admin/trash?kind=${collection}`)
  const policy = contentSecurityPolicy({
    isDevelopment: env.NODE_ENV === 'development',
    framed: [env.WEB_URL],
  })
  const response = NextResponse.next()
  response.headers.set('Content-Security-Policy', policy)
  return response
}

function leadTo(location: string): NextResponse {
  return new NextResponse(null, { status: 307, headers: { Location: location } })
}

export const config = { matcher: '/admin/:path*' }
