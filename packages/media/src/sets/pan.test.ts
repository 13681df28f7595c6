import { expect, it } from 'vitest'
import { pan } from './pan'

const steps = Array.from({ length: 144 }, (_, i) => pan(i / 143))
const speeds = steps.slice(1).map((at, i) => (at - (steps[i] ?? 0)) * 143)

it('goes from rest to rest, past the middle half way', () => {
  expect([pan(0), pan(0.5), pan(1)]).toEqual([0, 0.5, 1])
  expect(speeds[0]).toBeLessThan(0.01)
  expect(speeds.at(-1)).toBeLessThan(0.01)
})

it('never goes back, is never much faster than on average, and does not jerk', () => {
  expect(Math.min(...speeds)).toBeGreaterThan(0)
  expect(Math.max(...speeds)).toBeLessThan(1.3)
  const jerks = speeds.slice(1).map((speed, i) => Math.abs(speed - (speeds[i] ?? 0)))
  expect(Math.max(...jerks)).toBeLessThan(0.07)
})
