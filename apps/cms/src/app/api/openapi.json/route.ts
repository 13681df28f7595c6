import { apiDocument } from '@studio/shared/api/openapi/document'

export const dynamic = 'force-static'

/** What the API is, for programs; `/reference` shows the same to people. */
export function GET(): Response {
  return Response.json(apiDocument())
}
