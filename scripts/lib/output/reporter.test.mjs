import { expect, it } from 'vitest'
import { formatSeconds } from './reporter.mjs'

it.each([
  [0, '0.0 s'],
  [1_249, '1.2 s'],
  [59_940, '59.9 s'],
  [60_000, '1 min 00 s'],
  [754_000, '12 min 34 s'],
])('%i ms is formatted as %s', (milliseconds, text) => {
  expect(formatSeconds(milliseconds).trim()).toBe(text)
})
