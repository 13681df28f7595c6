import { env } from '../env'

const ALLOWED_HEADERS = 'Accept-Language, Authorization, Content-Type'

/** Allows only scripts of the site to read responses, with a token and without cookies. */
export function corsHeaders(origin: string | null): Record<string, string> {
  const vary = { Vary: 'Origin' }
  if (origin !== env.WEB_URL) return vary
  return {
    ...vary,
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
  }
}

export function preflight(origin: string | null, methods: readonly string[]): Response {
  const headers = new Headers({ ...corsHeaders(origin), Allow: methods.join(', ') })
  if (headers.has('Access-Control-Allow-Origin')) {
    headers.set('Access-Control-Allow-Methods', methods.join(', '))
    headers.set('Access-Control-Allow-Headers', ALLOWED_HEADERS)
    headers.set('Access-Control-Max-Age', '600')
  }
  return new Response(null, { status: 204, headers })
}
