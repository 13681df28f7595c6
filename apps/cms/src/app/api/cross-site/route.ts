import { errorResponse, notAllowed } from '../../../platform/lib/respond'

export const dynamic = 'force-dynamic'

/** The internal target of refused cross-site forms; see `refuse-foreign-forms.ts`. */
export function POST(): Response {
  return errorResponse('crossSite')
}

/** Next's own 405 response has no error code. */
function refused(): Response {
  return notAllowed(['POST'])
}

export { refused as GET, refused as PUT, refused as PATCH, refused as DELETE }
