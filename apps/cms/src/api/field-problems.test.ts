import { contactSchema } from '@studio/shared/api/forms'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldProblems } from './field-problems'

function problemsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const read = schema.safeParse(value)
  if (read.success) throw new Error('It is taken for right.')
  return fieldProblems(read.error)
}

it('has a code for each field, the first one of several', () => {
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

it('never sends zod’s own sentences', () => {
  expect(problemsOf(z.strictObject({ a: z.number() }), { a: 'x' })).toEqual({ a: 'wrongType' })
})

it('sends back neither many nor long names that somebody made up', () => {
  const made = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`${index}-`.repeat(90), 1]),
  )
  const problems = problemsOf(z.strictObject({}), made)
  expect(Object.keys(problems)).toHaveLength(30)
  expect(JSON.stringify(problems).length).toBeLessThan(3_000)
})
