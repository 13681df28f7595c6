import { expect, it } from 'vitest'
import { barAfter } from './progress-timing'

it.each([
  [0, false, 0],
  [199, false, 0],
  [200, true, 0],
  [1_200, true, 0.2],
  [2_700, true, 0.5],
  [5_200, true, 1],
  [60_000, true, 1],
])('after %i ms of waiting: shown %s, run %f', (waited, isShown, share) => {
  expect(barAfter(waited)).toEqual({ isShown, share })
})
