import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeFormToken, readFormToken } from './form-token'

const KEY = 'k'.repeat(32)

it('a token contains the time at which the form was opened', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (openedAt) => {
      expect(readFormToken(KEY, makeFormToken(KEY, openedAt))).toBe(openedAt)
    }),
  )
})

it('a token with one changed character is invalid', () => {
  const token = makeFormToken(KEY, 1_790_000_000_000)
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === 'a' ? 'b' : 'a'
    const changed = token.slice(0, index) + other + token.slice(index + 1)
    expect(readFormToken(KEY, changed)).toBeNull()
  }
})

it('other texts and tokens with another key are invalid', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readFormToken(KEY, text)).toBeNull()
    }),
  )
  expect(readFormToken('other', makeFormToken(KEY, 5))).toBeNull()
})
