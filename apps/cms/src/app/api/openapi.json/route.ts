import { apiDocument } from '@studio/shared/api/openapi/document'
import { notAllowed } from '../../../api/respond'

export const dynamic = 'force-static'

/** What the API is, for programs; `/reference` shows the same to people. */
export function GET(): Response {
  return Response.json(apiDocument())
}

/** Next's own answer says nothing. */
function refused(): Response {
  return notAllowed(['GET'])
}

export { refused as POST, refused as PUT, refused as PATCH, refused as DELETE }
