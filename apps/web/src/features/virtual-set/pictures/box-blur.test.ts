import { describe, expect, it } from 'vitest'
import { boxBlur } from './box-blur'

function picture(width: number, height: number, colorAt: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data.set([colorAt(x, y), 0, 0, 255], (y * width + x) * 4)
    }
  }
  return { width, height, data }
}

const redAt = ({ width, data }: ReturnType<typeof picture>, x: number, y: number) =>
  data[(y * width + x) * 4] ?? 0

describe('a blurred picture', () => {
  it('keeps an even color to its edges', () => {
    const even = picture(20, 12, () => 90)
    boxBlur(even, 3)
    expect(new Set(even.data)).toEqual(new Set([90, 0, 255]))
  })

  it('spreads a point evenly and keeps its light', () => {
    const point = picture(31, 31, (x, y) => (x === 15 && y === 15 ? 255 : 0))
    boxBlur(point, 1)
    expect(redAt(point, 15, 15)).toBeLessThan(60)
    expect(redAt(point, 14, 15)).toBe(redAt(point, 16, 15))
    expect(redAt(point, 15, 14)).toBe(redAt(point, 14, 15))
    expect(redAt(point, 14, 15)).toBeGreaterThan(0)
  })

  it('is unchanged without a radius', () => {
    const edge = picture(4, 1, (x) => (x < 2 ? 0 : 255))
    boxBlur(edge, 0)
    expect([redAt(edge, 1, 0), redAt(edge, 2, 0)]).toEqual([0, 255])
  })
})
