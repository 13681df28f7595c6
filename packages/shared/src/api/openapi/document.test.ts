import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { type ApiCall, errorsOf } from '../call'
import { apiCalls } from '../calls'
import { ERROR_STATUS } from '../codes'
import { apiDocument } from './document'

const document = apiDocument()
const calls: readonly ApiCall[] = apiCalls

it('is OpenAPI 3.1', async () => {
  const validator = new Validator()
  // A copy, as it is served: the validator resolves references in place.
  const result = await validator.validate(
    JSON.parse(JSON.stringify(document)) as Record<string, unknown>,
  )
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

it('has every call once, under its own name', () => {
  const names = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  )
  expect(names.sort()).toEqual(calls.map(({ name }) => name).sort())
})

it.each(calls.map((call) => [call.name, call] as const))(
  '%s says what it takes and every status that it can answer with',
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
