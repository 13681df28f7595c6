import { expect, it } from 'vitest'
import { anticipate, between, keyed, overshoot, smooth, smoother, spring } from './ease'

it('starts at 0 and ends at 1', () => {
  for (const ease of [smooth, smoother, anticipate, overshoot]) {
    expect(ease(0)).toBeCloseTo(0, 9)
    expect(ease(1)).toBeCloseTo(1, 9)
  }
})

it('draws back before it goes, and goes past the end', () => {
  expect(Math.min(...[0.1, 0.2, 0.3].map((t) => anticipate(t)))).toBeLessThan(0)
  expect(Math.max(...[0.7, 0.8, 0.9].map((t) => overshoot(t)))).toBeGreaterThan(1)
  const swing = Array.from({ length: 120 }, (_, i) => spring(i / 24))
  expect(Math.max(...swing)).toBeGreaterThan(1.1)
  expect(swing.at(-1)).toBeCloseTo(1, 2)
})

it('holds values before the first and after the last key', () => {
  const keys = [
    [1, 10],
    [2, 20],
  ] as const
  expect(keyed(keys, 0)).toBe(10)
  expect(keyed(keys, 1.5)).toBe(15)
  expect(keyed(keys, 9)).toBe(20)
  expect(between(3, 1, 2)).toBe(1)
})
