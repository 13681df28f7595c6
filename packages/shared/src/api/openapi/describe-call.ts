import type { z } from 'zod'
import type { ApiCall, Caller } from '../call'
import { FILE_FIELD } from '../limits'
import { describeResponses } from './describe-responses'
import { schemaOf, type JsonSchema } from './schema-of'

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
  return Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || !(value as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(value as z.ZodType, 'input'),
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
