import { NextResponse } from 'next/server'
import { env } from './env'
import { contentSecurityPolicy } from './security-headers'

/** The admin shows previews of the website in a frame; the site's address is known only at run time. */
export function proxy(): NextResponse {
  const policy = contentSecurityPolicy({
    isDevelopment: env.NODE_ENV === 'development',
    framed: [env.WEB_URL],
  })
  const response = NextResponse.next()
  response.headers.set('Content-Security-Policy', policy)
  return response
}

export const config = { matcher: '/admin/:path*' }
