import { apiDocument } from '@studio/shared/api/openapi/document'

export const dynamic = 'force-static'

/** Serves the description of the API for programs. The backend serves the same one. */
export function GET(): Response {
  return Response.json(apiDocument())
}
