import { APIError, NotFound } from 'payload'
import { expect, it } from 'vitest'
import { briefRefusal } from './brief'

const SECRET = 'hunter3'

function databaseError(code: string): Error {
  const cause = Object.assign(new Error(`invalid input syntax: ${SECRET}`), { code })
  return new Error(`Failed query: select "id" from "pages" where "x" = '${SECRET}'`, { cause })
}

it.each([
  [new NotFound(), 'Refused: 404'],
  [new APIError(`Too many attempts of ${SECRET}.`, 429, undefined, true), 'Refused: 429'],
  [new SyntaxError(`Unexpected token, "${SECRET}" is not valid JSON`), 'Refused: 400'],
  [databaseError('22P02'), 'Refused: 400 (SQLSTATE 22P02)'],
])('a refusal by %s is logged in one line, without what was sent', (err, line) => {
  expect(briefRefusal({ err })).toBe(line)
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
