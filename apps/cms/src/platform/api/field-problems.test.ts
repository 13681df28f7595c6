import { contactSchema } from '@studio/shared/api/forms'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldProblems } from './field-problems'

function problemsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const read = schema.safeParse(value)
  if (read.success) throw new Error('It is taken for right.')
  return fieldProblems(read.error)
}

it('each field has one code, that of its first problem', () => {
  expect(
    problemsOf(contactSchema, {
      first_name: '',
      last_name: 5,
      email: 'x',
      project_type: 'nothing',
    }),
  ).toMatchObject({
    first_name: 'required',
    last_name: 'wrongType',
    email: 'invalidEmail',
    project_type: 'invalidChoice',
    message: 'required',
  })
})

it('zod’s own messages are never sent', () => {
  expect(problemsOf(z.strictObject({ a: z.number() }), { a: 'x' })).toEqual({ a: 'wrongType' })
})

it('the number and length of unknown field names is limited', () => {
  const made = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`${index}-`.repeat(90), 1]),
  )
  const problems = problemsOf(z.strictObject({}), made)
  expect(Object.keys(problems)).toHaveLength(30)
  expect(JSON.stringify(problems).length).toBeLessThan(3_000)
})
