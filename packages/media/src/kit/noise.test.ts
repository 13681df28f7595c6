import { expect, it } from 'vitest'
import { fbm2, noise1, noise2 } from './noise'

const line = (seed: number) => Array.from({ length: 200 }, (_, i) => noise1(i * 0.13, seed))

it('is the same for the same seed and another for another', () => {
  expect(line(3)).toEqual(line(3))
  expect(line(3)).not.toEqual(line(4))
})

it('is smooth and stays in -1…1', () => {
  const values = line(1)
  expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(1)
  for (let i = 0; i < 100; i++) {
    expect(Math.abs(noise1(i * 0.37) - noise1(i * 0.37 + 0.001))).toBeLessThan(0.01)
    expect(Math.abs(noise2(i * 0.3, i * 0.7))).toBeLessThanOrEqual(1)
    expect(Math.abs(fbm2(i * 0.3, i * 0.7))).toBeLessThanOrEqual(1)
  }
})
