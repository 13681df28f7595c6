import { apiError } from '@/lib/http'

export const dynamic = 'force-dynamic'

/** Where a request ends up whose method nothing has. */
function answer(): Response {
  return apiError(405, 'methodNotAllowed', { Allow: 'GET, HEAD' })
}

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE }
