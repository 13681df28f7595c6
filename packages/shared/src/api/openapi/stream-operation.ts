import type { Caller } from '../../contracts/call'
import type { ErrorCode } from '../../contracts/codes'
import type { Stream } from '../streams'
import { describeFailures } from './failures'
import { type JsonSchema, schemaOf } from './json-schema'
import { CALLERS, SECURITY } from './operation'

type Method = Stream['methods'][number]

const EVENTS = { 'text/event-stream': { schema: { type: 'string' } } }
const BYTES = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } }

/** Describes one method of a stream as an operation of the document. */
export function describeStream(stream: Stream, method: Method): JsonSchema {
  const caller = callerOf(stream)
  return {
    operationId: streamOperationId(stream, method),
    description: CALLERS[caller] + (stream.isMade ? ' It is made when it is asked for.' : ''),
    security: SECURITY[caller] ?? [],
    parameters: [...pathParameters(stream), ...headerParameters(stream)],
    ...(stream.mostBytes && {
      requestBody: {
        required: true,
        description: `At most ${stream.mostBytes} bytes.`,
        content: stream.body
          ? { 'application/json': { schema: schemaOf(stream.body, 'input') } }
          : { 'application/offset+octet-stream': BYTES },
      },
    }),
    responses: { ...successes(stream, method), ...failures(stream, method) },
  }
}

function callerOf({ isForGuests, isForAnyone }: Stream): Caller {
  if (isForAnyone) return 'anyone'
  return isForGuests ? 'guest' : 'account'
}

/**
 * @returns the id of a stream's operation. Ids must be unique, so further methods of a stream get a
 * suffix
 */
export function streamOperationId({ name, methods }: Stream, method: Method): string {
  return method === methods[0] ? name : `${name}By${method}`
}

function pathParameters({ path }: Stream): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

/**
 * Describes the headers of a stream's requests. OpenAPI describes the content type with the body,
 * not among the headers.
 */
function headerParameters({ asked }: Stream): JsonSchema[] {
  const own = asked.filter((name) => name !== 'content-type')
  return own.map((name) => ({ name, in: 'header', schema: { type: 'string' } }))
}

function successes({ asked, answered, body }: Stream, method: Method): Record<string, JsonSchema> {
  const names = answered.filter((name) => name !== 'content-type')
  const headers = Object.fromEntries(names.map((name) => [name, { schema: { type: 'string' } }]))
  if (body) return { 200: { description: 'As it is made.', headers, content: EVENTS } }
  if (method === 'POST') return { 201: { description: 'Begun.', headers } }
  if (method === 'PATCH' || method === 'DELETE') return { 204: { description: 'Done.', headers } }
  const whole = { headers, ...(method === 'GET' && { content: { '*/*': BYTES } }) }
  return {
    200: { description: 'All of it.', ...whole },
    ...(asked.includes('range') && {
      206: { description: 'The part that was asked for.', ...whole },
      416: { description: 'It has no such part.', headers },
    }),
    ...(asked.includes('if-none-match') && {
      304: { description: 'It has not changed.', headers },
    }),
  }
}

function failures(stream: Stream, method: Method): Record<string, JsonSchema> {
  const described = describeFailures([
    ...ALWAYS,
    ...(callerOf(stream) === 'account' ? (['sessionExpired'] as const) : []),
    ...(stream.body ? (['unsupportedMediaType'] as const) : []),
    ...(method === 'GET' || method === 'HEAD' ? [] : CHANGES),
  ])
  if (method !== 'HEAD') return described
  const entries = Object.entries(described)
  return Object.fromEntries(entries.map(([status, told]) => [status, withoutBody(told)]))
}

function withoutBody({ content: _, ...rest }: JsonSchema): JsonSchema {
  return rest
}

const ALWAYS: readonly ErrorCode[] = [
  'invalidQuery',
  'invalidBody',
  'tooLarge',
  'notFound',
  'methodNotAllowed',
  'unauthenticated',
  'forbidden',
  'tooManyRequests',
  'cmsUnavailable',
  'internal',
]

const CHANGES: readonly ErrorCode[] = ['crossSite', 'conflict', 'invalidFields']
