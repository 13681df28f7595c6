import { apiDocument } from '@studio/shared/api/openapi/document'
import { notAllowed } from '../../../platform/lib/respond'

export const dynamic = 'force-static'

/** The API description for programs; `/reference` shows the same to people. */
export function GET(): Response {
  return Response.json(apiDocument())
}

/** Next's own 405 response has no error code. */
function refused(): Response {
  return notAllowed(['GET'])
}

export { refused as POST, refused as PUT, refused as PATCH, refused as DELETE }
