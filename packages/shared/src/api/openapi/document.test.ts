import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { type ApiCall, errorsOf } from '../../contracts/call'
import { apiCalls } from '../calls'
import { ERROR_STATUS } from '../../contracts/codes'
import { type Stream, apiStreams } from '../streams'
import { apiDocument } from './document'

const document = apiDocument()
const calls: readonly ApiCall[] = apiCalls
const files: readonly Stream[] = apiStreams

it('The document is OpenAPI 3.1', async () => {
  const validator = new Validator()
  // The validator gets a copy, because it resolves references in place.
  const result = await validator.validate(
    JSON.parse(JSON.stringify(document)) as Record<string, unknown>,
  )
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

it('It has every call and every stream once, under its own name', () => {
  const names = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  )
  const ofStreams = files.flatMap(({ name, methods }) =>
    methods.map((method, at) => (at === 0 ? name : `${name}By${method}`)),
  )
  expect(names.sort()).toEqual([...calls.map(({ name }) => name), ...ofStreams].sort())
})

it.each(calls.map((call) => [call.name, call] as const))(
  '%s documents its input and every possible status',
  (_name, call) => {
    const described = document.paths[call.path]?.[call.method.toLowerCase()] as {
      responses: object
      requestBody?: { content: Record<string, { schema: { properties: object } }> }
      parameters: { name?: string; in?: string }[]
    }
    const statuses = errorsOf(call).map((code) => String(ERROR_STATUS[code]))
    const expected = [call.answer ? '200' : '204', ...statuses]
    expect(Object.keys(described.responses).sort()).toEqual([...new Set(expected)].sort())
    const { schema } = described.requestBody?.content['application/json'] ?? {}
    expect(Object.keys(schema?.properties ?? {})).toEqual(Object.keys(call.body?.shape ?? {}))
    const braces = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const inPath = described.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => name)).toEqual(braces)
  },
)

const methodsOfStreams = files.flatMap((stream) =>
  stream.methods.map((method) => [method, stream.path, stream] as const),
)

it.each(methodsOfStreams)(
  '%s %s documents its callers, its input and its answer',
  (method, path, stream) => {
    const described = document.paths[path]?.[method.toLowerCase()] as {
      security: object[]
      requestBody?: { description: string }
      parameters: { name: string; in: string }[]
      responses: Record<string, { headers?: object; content?: object }>
    }
    expect(described.security).toEqual(securityOf(stream))
    expect(described.requestBody?.description.includes(String(stream.mostBytes)) ?? false).toBe(
      stream.mostBytes !== undefined,
    )
    const named = (place: string) =>
      described.parameters.filter((each) => each.in === place).map(({ name }) => name)
    expect(named('path')).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    expect(named('header')).toEqual(stream.asked.filter((name) => name !== 'content-type'))
    const success = described.responses[stream.body ? '200' : SUCCESS[method]]
    expect(Object.keys(success?.headers ?? {})).toEqual(
      stream.answered.filter((name) => name !== 'content-type'),
    )
    const hasParts = method !== 'PATCH' && stream.asked.includes('range')
    expect('206' in described.responses && '416' in described.responses).toBe(hasParts)
    expect(described.responses[404]?.content === undefined).toBe(method === 'HEAD')
  },
)

function securityOf({ isForAnyone, isForGuests }: Stream): object[] {
  if (isForAnyone) return []
  return [isForGuests ? { guestVisit: [] } : { session: [] }]
}

const SUCCESS = { GET: '200', HEAD: '200', POST: '201', PATCH: '204', DELETE: '204' }
