import { expect, it } from 'vitest'
import { hasMarker } from './has-marker'

it.each([
  ['', false],
  ['signed_in=1', true],
  ['country=uk; signed_in=1; language_code=ar', true],
  ['signed_in=', false],
  ['signed_in=0', false],
  ['not_signed_in=1', false],
  ['signed_in=11', false],
])('in %j a session is announced: %j', (cookies, isThere) => {
  expect(hasMarker(cookies)).toBe(isThere)
})
