import type { ApiCall } from '../call'
import type { ErrorCode } from '../codes'
import { ERROR_STATUS } from '../error-status'
import { errorsOf } from '../errors-of'
import { ERROR_MEANINGS } from './error-meanings'
import { schemaOf, type JsonSchema } from './schema-of'

/** The success, and each failure's status with the codes that come with it. */
export function describeResponses(call: ApiCall): Record<string, JsonSchema> {
  const codes = errorsOf(call)
  const statuses = new Set(codes.map((code) => ERROR_STATUS[code]))
  const failures = [...statuses].map((status) => {
    return [
      status,
      failure(
        status,
        codes.filter((code) => ERROR_STATUS[code] === status),
      ),
    ] as const
  })
  return { ...success(call), ...Object.fromEntries(failures) }
}

function success({ answer }: ApiCall): Record<string, JsonSchema> {
  if (!answer) return { 204: { description: 'Done; there is no body.' } }
  const content = { 'application/json': { schema: schemaOf(answer, 'output') } }
  return { 200: { description: 'Done.', content } }
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
