import { apiError } from '@/lib/http'

export const dynamic = 'force-dynamic'

/** Answers requests with a method that no route supports. */
function answer(): Response {
  return apiError(405, 'methodNotAllowed', { Allow: 'GET, HEAD' })
}

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE }
