import { inDefaultLocale } from '../localization'
import { asRead, OVERRIDES } from './as-read'
import { CALLS_ROOT } from './call-path'
import { corsHeaders, preflight } from './cross-origin'
import { callsAt } from './find-call'
import { isForAdmin } from './is-for-admin'
import { refuse } from './refuse'

interface RouteContext {
  params: Promise<{ slug: string[] }>
}

type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>

/**
 * Stands before Payload's own router: declared calls go to their endpoints, also
 * where a collection has the same name, and everything else on to Payload.
 */
export function withCalls(handle: RouteHandler): RouteHandler {
  const payload = inDefaultLocale(handle)
  return async (request, context) => {
    const { slug } = await context.params
    // As it came: a slash within a segment is none between two.
    const path = new URL(request.url).pathname.slice('/api'.length)
    if (path.startsWith(`${CALLS_ROOT}/`)) return refuse('notFound')
    const calls = callsAt(path)
    if (calls.length === 0 || isForAdmin(request.headers, slug[0]))
      return askPayload(async () => payload(await asRead(request), context))

    const origin = request.headers.get('origin')
    const methods = calls.map(({ method }) => method)
    if (request.method === 'OPTIONS') return preflight(origin, methods)
    const answer = methods.some((method) => method === request.method)
      ? await askPayload(() =>
          handle(asDeclared(request), { params: Promise.resolve(declaredParams(slug)) }),
        )
      : notAllowed(methods)
    for (const [name, value] of Object.entries(corsHeaders(origin))) answer.headers.set(name, value)
    return answer
  }
}

/** Payload reads the body of a POST that stands for a GET without expecting that it is broken. */
async function askPayload(ask: () => Promise<Response>): Promise<Response> {
  try {
    const answer = await ask()
    return (await isUnknownRoute(answer)) ? refuse('notFound') : answer
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('invalidBody')
    throw error
  }
}

/** Payload's own word for it repeats the address and has no code. */
async function isUnknownRoute(answer: Response): Promise<boolean> {
  if (answer.status !== 404) return false
  return (await answer.clone().text()).startsWith('{"message":"Route not found')
}

function declaredParams(slug: string[]): { slug: string[] } {
  return { slug: [CALLS_ROOT.slice(1), ...slug] }
}

/** Payload would take a POST with one of these headers for a GET. */
function asDeclared(request: Request): Request {
  if (!OVERRIDES.some((name) => request.headers.has(name))) return request
  const headers = new Headers(request.headers)
  for (const name of OVERRIDES) headers.delete(name)
  return new Request(request, { headers })
}

function notAllowed(methods: readonly string[]): Response {
  const response = refuse('methodNotAllowed')
  response.headers.set('Allow', methods.join(', '))
  return response
}
