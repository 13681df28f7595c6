import { ERROR_STATUS, type ErrorCode } from '../../contracts/codes'
import { ERROR_MEANINGS } from './error-meanings'
import type { JsonSchema } from './json-schema'

/** @returns the responses with these error codes, grouped by status */
export function describeFailures(codes: readonly ErrorCode[]): Record<string, JsonSchema> {
  const statuses = new Set(codes.map((code) => ERROR_STATUS[code]))
  return Object.fromEntries(
    [...statuses].map((status) => {
      const own = codes.filter((code) => ERROR_STATUS[code] === status)
      return [status, failure(status, own)] as const
    }),
  )
}

function failure(status: number, codes: ErrorCode[]): JsonSchema {
  const properties = { error: { properties: { code: { enum: codes } } } }
  const schema = { allOf: [{ $ref: '#/components/schemas/Error' }, { properties }] }
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_MEANINGS[code]}`).join(' '),
    ...(status === ERROR_STATUS.tooManyRequests && { headers: RETRY_AFTER }),
    content: { 'application/json': { schema } },
  }
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
}
