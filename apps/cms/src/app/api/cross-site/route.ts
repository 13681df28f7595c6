import { errorResponse, notAllowed } from '../../../api/respond'

export const dynamic = 'force-dynamic'

/** Where a form ends up that another site sent to a page: see `refuse-foreign-forms.ts`. */
export function POST(): Response {
  return errorResponse('crossSite')
}

/** Next's own answer says nothing. */
function refused(): Response {
  return notAllowed(['POST'])
}

export { refused as GET, refused as PUT, refused as PATCH, refused as DELETE }
