import { NextResponse, type NextRequest } from 'next/server'
import { isFunctionBody } from './platform/api/function-body'
import { queryProblems } from './platform/api/payload-query'
import { isSavedByItself } from './content/kinds'
import { env } from './platform/env'
import { contentSecurityPolicy } from './platform/security-headers'

const TITLED_FORM = /^\/admin\/collections\/([a-z-]+)\/create$/
const NO_STORE = { 'Cache-Control': 'no-store' }
const PAYLOAD_TRASH = /^\/admin\/collections\/([a-z-]+)\/trash(?:\/|$)/

/**
 * Extends the content security policy, so that the admin may show previews of the website in a
 * frame and may post the form that logs staff in to the website. This is done here because the
 * site's URL is known only at run time. Also replaces two of Payload's screens: the trash, because
 * Payload's publishes the documents that it restores, and the form for a new document, because
 * Payload's stores a document as soon as it opens. Refuses calls of server functions whose body cannot
 * be read.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (request.headers.has('next-action') && !(await isFunctionBody(request.clone()))) {
    return NextResponse.json({ error: { code: 'invalidBody' } }, { status: 400, headers: NO_STORE })
  }
  const [, collection] = PAYLOAD_TRASH.exec(request.nextUrl.pathname) ?? []
  if (collection) return leadTo(`/admin/trash?kind=${collection}`)
  const [, titled] = TITLED_FORM.exec(request.nextUrl.pathname) ?? []
  if (isSavedByItself(titled)) return leadTo(`/admin/new/${titled}${request.nextUrl.search}`)
  const readable = withoutOddities(request.nextUrl.searchParams)
  if (readable) return leadTo(`${request.nextUrl.pathname}?${readable}`)
  const policy = contentSecurityPolicy({
    isDevelopment: env.NODE_ENV === 'development',
    site: env.WEB_URL,
  })
  const response = NextResponse.next()
  response.headers.set('Content-Security-Policy', policy)
  return response
}

/**
 * Drops the parameters that Payload would pass to the database or fail on, for example in an edited
 * address. An empty one is kept, because Payload ignores it.
 *
 * @returns null if there are none
 */
function withoutOddities(query: URLSearchParams): URLSearchParams | null {
  const odd = Object.keys(queryProblems(query)).filter((name) => query.get(name) !== '')
  if (odd.length === 0) return null
  const kept = [...query].filter(([name]) => !odd.includes(name.split('[', 1)[0] ?? ''))
  return new URLSearchParams(kept)
}

/**
 * Redirects within the host that the browser has used. Behind a proxy, the URL of the request has
 * another host.
 */
function leadTo(path: string): NextResponse {
  return NextResponse.redirect(new URL(path, env.CMS_URL))
}

export const config = { matcher: '/admin/:path*' }
