import { expect, it } from 'vitest'
import { clock } from './clock'

it.each([
  [0, '0:00'],
  [9.99, '0:09'],
  [65, '1:05'],
  [3600, '60:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(clock(seconds)).toBe(shown)
})
