import { apiDocument } from '@studio/shared/api/openapi/document'

export const dynamic = 'force-static'

/** The API behind the site’s own calls, for programs; the backend has the same. */
export function GET(): Response {
  return Response.json(apiDocument())
}
