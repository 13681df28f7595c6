import type { ApiError } from '@studio/shared/contracts/common'

export function apiError(status: number, code: string, headers?: Record<string, string>): Response {
  const body: ApiError = { error: { code } }
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
