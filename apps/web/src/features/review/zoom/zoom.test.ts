import { expect, it } from 'vitest'
import { createZoom, MAX_ZOOM, nextStep } from './zoom'

it.each([
  [1, 1, 1.5],
  [1.7, 1, 2],
  [1.7, -1, 1.5],
  [1, -1, 1],
  [MAX_ZOOM, 1, MAX_ZOOM],
] as const)('from %d in direction %d to %d', (scale, direction, next) => {
  expect(nextStep(scale, direction)).toBe(next)
})

it('is clamped, and notifies of real changes alone', () => {
  const zoom = createZoom()
  let changes = 0
  zoom.subscribe(() => (changes += 1))
  zoom.set(0.2)
  expect([zoom.getSnapshot(), changes]).toEqual([1, 0])
  zoom.set(100)
  expect([zoom.getSnapshot(), changes]).toEqual([MAX_ZOOM, 1])
  zoom.fit()
  expect([zoom.getSnapshot(), changes]).toEqual([1, 2])
})
