import { describe, expect, it } from 'vitest'
import { rateFor } from './sync-videos'

describe('rateFor', () => {
  it.each([
    [0, 1],
    [0.002, 1],
    [-0.002, 1],
    [0.02, 0.94],
    [-0.02, 1.06],
    [0.2, 0.88],
    [-0.2, 1.12],
    [0.5, null],
    [-5, null],
  ])('The rate of a clip %d seconds ahead is %s', (ahead, rate) => {
    expect(rateFor(ahead)).toBe(rate)
  })
})
