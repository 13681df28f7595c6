import { streamsAt } from '@studio/shared/api/streams'
import { rebuildRequest } from '@studio/shared/requests/rebuild-request'
import { inDefaultLocale } from '../localization'
import { withoutOverride } from './unwrap-method-override'
import { boundedRequest, type IsStaffUpload } from './bounded-request'
import { CALLS_ROOT, callsAt } from './find-call'
import { markDeclared } from './declared-mark'
import { errorResponse, notAllowed } from '../lib/respond'
import { isPortalToken } from './caller'
import { withCode } from './with-code'
import { env } from '../env'
import { parseCookies } from 'payload/shared'

/** Collections that staff use in the admin and that have the same path as a declared call. */
const SHARED_NAMES = ['categories', 'testimonials', 'sessions']

/**
 * The admin's requests contain Payload's own cookie or a `JWT` token; requests of the site never
 * do.
 */
function isForAdmin(headers: Headers, firstSegment: string | undefined): boolean {
  if (!SHARED_NAMES.includes(firstSegment ?? '')) return false
  const authorization = headers.get('authorization')
  if (authorization) return authorization.startsWith('JWT ')
  return parseCookies(headers).has('studio-cms-token')
}

const ALLOWED_HEADERS = 'Accept-Language, Authorization, Content-Type'

/** Allows only scripts of the site to read responses, with a token and without cookies. */
function corsHeaders(origin: string | null): Record<string, string> {
  const vary = { Vary: 'Origin' }
  if (origin !== env.WEB_URL) return vary
  return {
    ...vary,
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
  }
}

function preflight(origin: string | null, methods: readonly string[]): Response {
  const headers = new Headers({ ...corsHeaders(origin), Allow: methods.join(', ') })
  if (headers.has('Access-Control-Allow-Origin')) {
    headers.set('Access-Control-Allow-Methods', methods.join(', '))
    headers.set('Access-Control-Allow-Headers', ALLOWED_HEADERS)
    headers.set('Access-Control-Max-Age', '600')
  }
  return new Response(null, { status: 204, headers })
}

interface RouteContext {
  params: Promise<{ slug: string[] }>
}

type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>

/**
 * Runs before Payload's own router. Declared calls and streams go to their endpoints, even if a
 * collection has the same name; everything else goes to Payload.
 */
export function withCalls(handle: RouteHandler, isStaffUpload: IsStaffUpload): RouteHandler {
  const payload = inDefaultLocale(handle)
  return async (request, context) => {
    const { slug } = await context.params
    // The raw pathname, so that an encoded slash does not split a segment.
    const path = new URL(request.url).pathname.slice('/api'.length)
    if (path.startsWith(`${CALLS_ROOT}/`)) return errorResponse('notFound')
    if (slug.some(isInherited)) return errorResponse('notFound')
    const methods = methodsAt(path)
    if (methods.length === 0 || isForAdmin(request.headers, slug[0])) {
      // A portal token is not valid for Payload's API. An explicit 401 tells the caller so.
      if (isPortalToken(request.headers)) return errorResponse('unauthenticated')
      return askPayload(request.method, async () => {
        const asked = await boundedRequest(request, path, isStaffUpload)
        return asked instanceof Response ? asked : payload(asked, context)
      })
    }

    const origin = request.headers.get('origin')
    if (request.method === 'OPTIONS') return preflight(origin, methods)
    const answer = methods.some((method) => method === request.method)
      ? await askPayload(request.method, () =>
          handle(asDeclared(request), { params: Promise.resolve(declaredParams(slug)) }),
        )
      : notAllowed(methods)
    for (const [name, value] of Object.entries(corsHeaders(origin))) answer.headers.set(name, value)
    return answer
  }
}

/** Payload looks collections up by their name in an object, where it would also find these. */
function isInherited(segment: string): boolean {
  return segment in Object.prototype
}

function methodsAt(path: string): string[] {
  const calls = callsAt(path)
  if (calls.length > 0) return calls.map(({ method }) => method)
  return streamsAt(path).flatMap(({ methods }) => methods)
}

/**
 * Makes sure that every error response has a code. Payload may throw a SyntaxError for a malformed
 * body.
 */
async function askPayload(method: string, ask: () => Promise<Response>): Promise<Response> {
  try {
    return await withCode(await ask(), method)
  } catch (error) {
    if (error instanceof SyntaxError) return errorResponse('invalidBody')
    throw error
  }
}

function declaredParams(slug: string[]): { slug: string[] } {
  return { slug: [CALLS_ROOT.slice(1), ...slug] }
}

/** Marks the request as a declared call, and ignores method override headers. */
function asDeclared(request: Request): Request {
  const asked = withoutOverride(request)
  const headers = new Headers(asked.headers)
  markDeclared(headers)
  return rebuildRequest(asked, { headers })
}
