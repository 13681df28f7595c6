import type { z } from 'zod'
import { type ApiCall, type Caller, errorsOf } from '../call'
import { ERROR_STATUS, type ErrorCode } from '../codes'
import { FILE_FIELD } from '../limits'
import { ERROR_MEANINGS } from './error-meanings'
import { fieldsOf, type JsonSchema, schemaOf } from './json-schema'

const CALLERS: Record<Caller, string> = {
  anyone: 'For everyone.',
  account: 'For whoever is logged in.',
  guest: 'For whoever is not logged in.',
}

/** One operation of the document. */
export function describeCall(call: ApiCall): JsonSchema {
  const parameters = [
    ...parametersIn('path', call.parameters),
    ...parametersIn('query', call.query),
    { $ref: '#/components/parameters/AcceptLanguage' },
  ]
  return {
    operationId: call.name,
    summary: call.summary,
    description: CALLERS[call.caller],
    security: call.caller === 'account' ? [{ session: [] }] : [],
    parameters,
    ...(call.body && {
      requestBody: { required: call.method !== 'DELETE', content: bodyContent(call, call.body) },
    }),
    responses: describeResponses(call),
  }
}

function parametersIn(place: 'path' | 'query', schema: z.ZodObject | undefined): JsonSchema[] {
  if (!schema) return []
  return fieldsOf(schema).map(({ name, isRequired, field }) => ({
    name,
    in: place,
    required: isRequired,
    schema: field,
  }))
}

function bodyContent(call: ApiCall, body: z.ZodObject): JsonSchema {
  const schema = schemaOf(body, 'input')
  if (!call.takesFile) return { 'application/json': { schema } }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const properties = { ...(schema.properties as JsonSchema), [FILE_FIELD]: file }
  return {
    'application/json': { schema },
    'multipart/form-data': { schema: { ...schema, properties } },
  }
}

/** The success, and each failure's status with the codes that come with it. */
function describeResponses(call: ApiCall): Record<string, JsonSchema> {
  const codes = errorsOf(call)
  const statuses = new Set(codes.map((code) => ERROR_STATUS[code]))
  const failures = [...statuses].map((status) => {
    const own = codes.filter((code) => ERROR_STATUS[code] === status)
    return [status, failure(status, own)] as const
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
