import type { z } from 'zod'
import { type ApiCall, type Caller, errorsOf } from '../../contracts/call'
import { FILE_FIELD } from '../limits'
import { ownPictureField, SET_PICTURE_FIELD } from '../set-request'
import { describeFailures } from './failures'
import { fieldsOf, type JsonSchema, schemaOf } from './json-schema'

export const CALLERS: Record<Caller, string> = {
  anyone: 'For everyone.',
  account: 'For whoever is logged in.',
  anonymous: 'For whoever is not logged in.',
  guest: 'For whoever has entered by the guest link in the address.',
}

/** The security requirements of each kind of caller. Public calls have none. */
export const SECURITY: Partial<Record<Caller, JsonSchema[]>> = {
  account: [{ session: [] }],
  guest: [{ guestVisit: [] }],
}

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
    security: SECURITY[call.caller] ?? [],
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
  if (!call.takesFile && !call.takesPictures) return { 'application/json': { schema } }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const properties = { ...(schema.properties as JsonSchema), ...filesOf(call, file) }
  return {
    'application/json': { schema },
    'multipart/form-data': { schema: { ...schema, properties } },
  }
}

function filesOf({ takesPictures }: ApiCall, file: JsonSchema): JsonSchema {
  if (!takesPictures) return { [FILE_FIELD]: file }
  return { [SET_PICTURE_FIELD]: file, [ownPictureField('key')]: file }
}

function describeResponses(call: ApiCall): Record<string, JsonSchema> {
  return { ...success(call), ...describeFailures(errorsOf(call)) }
}

function success({ answer }: ApiCall): Record<string, JsonSchema> {
  if (!answer) return { 204: { description: 'Done; there is no body.' } }
  const content = { 'application/json': { schema: schemaOf(answer, 'output') } }
  return { 200: { description: 'Done.', content } }
}
