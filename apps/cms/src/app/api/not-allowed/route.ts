import { notAllowed } from '../../../platform/lib/respond'

export const dynamic = 'force-dynamic'

/** The internal target of requests with a refused method; see `refuse-foreign-forms.ts`. */
function answer(): Response {
  return notAllowed(['GET', 'HEAD'])
}

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE }
