import { expect, it } from 'vitest'
import { penPoint, simplify, type PenPoint } from './pen-points'

const line: PenPoint[] = Array.from({ length: 200 }, (_, index) => [index, index / 2, 0.5])
const wave: PenPoint[] = Array.from({ length: 400 }, (_, index) => [
  index,
  100 * Math.sin(index / 15),
  0.5,
])

it('keeps the ends of a straight line', () => {
  expect(simplify(line, 0.5, 1_000)).toEqual([line[0], line.at(-1)])
})

it('drops only points within the tolerance', () => {
  const kept = simplify(wave, 1, 1_000)
  expect(kept.length).toBeLessThan(wave.length / 3)
  for (const [x, y] of wave) {
    const right = kept.findIndex(([at]) => at >= x)
    const [x2, y2] = kept[right] ?? [0, 0]
    const [x1, y1] = kept[Math.max(0, right - 1)] ?? [0, 0]
    const onLine = x2 === x1 ? y1 : y1 + ((x - x1) / (x2 - x1)) * (y2 - y1)
    const slope = x2 === x1 ? 0 : (y2 - y1) / (x2 - x1)
    expect(Math.abs(y - onLine) / Math.hypot(1, slope)).toBeLessThanOrEqual(1.01)
  }
})

it('never keeps more points than allowed', () => {
  for (const most of [1, 2, 5, 20]) {
    expect(simplify(wave, 0.1, most).length).toBeLessThanOrEqual(most)
  }
})

it('draws a dot for a tap', () => {
  expect(simplify([[3, 4, 0.5]], 1, 100)).toEqual([[3, 4, 0.5]])
})

it('rounds to visible precision', () => {
  expect(penPoint(10.04999, 3.3333, 0.123456)).toEqual([10, 3.3, 0.12])
})
