import { expect, it } from 'vitest'
import { peaksOf } from './peaks-of'

function samples(count: number, at: (index: number) => number): Buffer {
  const buffer = Buffer.alloc(count * 2)
  for (let i = 0; i < count; i++) buffer.writeInt16LE(at(i), i * 2)
  return buffer
}

it('a wave is drawn by the highest sample of each part, whatever its sign', () => {
  const peaks = peaksOf(samples(9_600, (i) => (i < 4_800 ? -20_000 : 5_000)))
  expect(peaks).toHaveLength(96)
  expect(peaks.slice(0, 48)).toEqual(Array(48).fill(100))
  expect(peaks.slice(48)).toEqual(Array(48).fill(25))
})

it('silence, and a sound shorter than the drawing, have a flat line', () => {
  expect(new Set(peaksOf(samples(9_600, () => 0)))).toEqual(new Set([0]))
  expect(peaksOf(samples(10, () => 0))).toEqual(Array(96).fill(0))
})
