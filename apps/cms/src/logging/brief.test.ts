import { APIError, NotFound } from 'payload'
import { expect, it } from 'vitest'
import { briefRefusal } from './brief'

function databaseError(code: string): Error {
  const cause = Object.assign(new Error('invalid input syntax'), { code })
  return new Error(`Failed query: select "id" from "pages"\nparams: abc`, { cause })
}

it.each([
  [new NotFound(), 'Refused: 404'],
  [new APIError('Too many attempts.', 429, undefined, true), 'Too many attempts.'],
  [new SyntaxError('Unexpected token < in JSON'), 'Unexpected token'],
  [databaseError('22P02'), 'Failed query: select "id" from "pages"'],
])('a refusal by %s is logged in one line', (err, words) => {
  const line = briefRefusal({ err })
  expect(line).toContain(words)
  expect(line).not.toMatch(/[\r\n]/)
  expect(line?.length).toBeLessThan(260)
})

it.each([
  new Error('Something broke'),
  new APIError('Something went wrong.'),
  new TypeError('x is not a function'),
  databaseError('08006'),
  databaseError('42P01'),
])('%s is logged with its stack', (err) => {
  expect(briefRefusal({ err })).toBeNull()
})

it('other messages are left alone', () => {
  for (const logged of ['words', null, undefined, { msg: 'words' }, { err: 'words' }])
    expect(briefRefusal(logged)).toBeNull()
})

it('long messages of callers are cut', () => {
  const err = new APIError('a'.repeat(5_000), 400)
  expect(briefRefusal({ err })?.length).toBeLessThan(260)
})
