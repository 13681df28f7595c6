import { FIELD_CODES } from '../../contracts/codes'
import type { ApiCall } from '../../contracts/call'
import { GUEST_VISIT_HEADER } from '../headers'
import { apiCalls } from '../calls'
import { LOCALES } from '../../locales'
import { type Stream, apiStreams } from '../streams'
import { describeCall } from './operation'
import { describeStream } from './stream-operation'
import type { JsonSchema } from './json-schema'

const INTRODUCTION = `What the website asks of the editorial backend. The website offers the same calls below its own \`/api\`, where cookies that no script can read take the place of the token; a program calls the backend with \`Authorization: Bearer\`.

Every failure is \`{ "error": { "code", "fields"? } }\`. No answer may be kept by a cache.`

export interface ApiDocument {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, JsonSchema>>
  components: JsonSchema
}

/** @returns the OpenAPI 3.1 description, generated from the contracts that validate the calls */
export function apiDocument(): ApiDocument {
  return {
    openapi: '3.1.1',
    info: { title: 'Studio API', version: '1.0.0', description: INTRODUCTION },
    servers: [{ url: '/api' }],
    paths: describePaths(apiCalls, apiStreams),
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        guestVisit: { type: 'apiKey', in: 'header', name: GUEST_VISIT_HEADER },
      },
      parameters: { AcceptLanguage: ACCEPT_LANGUAGE },
      schemas: { Error: ERROR_SCHEMA },
    },
  }
}

function describePaths(
  calls: readonly ApiCall[],
  ofFiles: readonly Stream[],
): ApiDocument['paths'] {
  const paths: ApiDocument['paths'] = {}
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call) }
  }
  for (const stream of ofFiles) {
    for (const method of stream.methods) {
      const described = describeStream(stream, method)
      paths[stream.path] = { ...paths[stream.path], [method.toLowerCase()]: described }
    }
  }
  return paths
}

const ACCEPT_LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  description: `The language of words and mails: one of ${LOCALES.join(', ')}; English otherwise.`,
  schema: { type: 'string' },
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code'],
      properties: {
        code: { type: 'string' },
        fields: {
          type: 'object',
          description: 'What is wrong with each field.',
          additionalProperties: { type: 'string', examples: [...FIELD_CODES] },
        },
      },
    },
  },
}
