import { expect, it } from 'vitest'
import { disc, pixelOffset, r2, skyDirection } from './sampling'

it('spreads samples evenly and the same each time', () => {
  const points = Array.from({ length: 64 }, (_, i) => r2(i))
  expect(points).toEqual(Array.from({ length: 64 }, (_, i) => r2(i)))
  const mean = points.reduce((sum, [x]) => sum + x, 0) / 64
  expect(mean).toBeCloseTo(0.5, 1)
})

it('stays on the lens, in the pixel and above the ground', () => {
  for (let i = 0; i < 32; i++) {
    expect(Math.hypot(...disc(...r2(i)))).toBeLessThanOrEqual(1)
    expect(Math.max(...pixelOffset(i, 32).map(Math.abs))).toBeLessThan(1)
    const up = skyDirection(i, 32)
    expect(up.length()).toBeCloseTo(1, 6)
    expect(up.y).toBeGreaterThan(0)
  }
})

it('leaves a single sample in the middle of its pixel', () => {
  expect(pixelOffset(0, 1)).toEqual([0, 0])
})
