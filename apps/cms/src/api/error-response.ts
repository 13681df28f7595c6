import type { ErrorCode } from '@studio/shared/api/codes'
import { ERROR_STATUS } from '@studio/shared/api/error-status'
import { fail } from './respond'

/** The answer that belongs to a code. */
export function errorResponse(code: ErrorCode, fields?: Record<string, string>): Response {
  return fail(ERROR_STATUS[code], code, fields)
}
