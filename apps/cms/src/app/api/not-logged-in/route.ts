import { errorResponse } from '../../../platform/lib/respond'

export const dynamic = 'force-dynamic'

/**
 * The internal target of calls of server functions without a session; see
 * `refuse-foreign-forms.ts`.
 */
function answer(): Response {
  return errorResponse('unauthenticated')
}

export { answer as GET, answer as POST }
