import { describe, expect, it } from 'vitest'
import { findScreen } from './find-screen'

const SIZE = { width: 200, height: 160 }

type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number]

function paint(color: Paint) {
  const data = new Uint8ClampedArray(SIZE.width * SIZE.height * 4)
  for (let y = 0; y < SIZE.height; y += 1) {
    for (let x = 0; x < SIZE.width; x += 1) {
      data.set([...color(x, y), 255], (y * SIZE.width + x) * 4)
    }
  }
  return { ...SIZE, data }
}

/** The right half is half as bright as the left. */
const uneven: Paint = (x) => {
  const part = 1 - x / 400
  return [50 * part, 180 * part, 70 * part]
}

const isPerson = (x: number, y: number) => Math.abs(x - 100) < 30 && y > 30 && y < 145

const colorAt = (found: ReturnType<typeof findScreen>, x: number, y: number) =>
  Array.from(found?.pixels.slice((y * SIZE.width + x) * 4, (y * SIZE.width + x) * 4 + 4) ?? [])

describe('findScreen', () => {
  it('finds the color of each place, also behind the person', () => {
    const found = findScreen(paint((x, y) => (isPerson(x, y) ? [200, 160, 140] : uneven(x, y))))
    for (const x of [4, 60, 140, 195]) {
      const [, expected] = uneven(x, 80)
      expect(Math.abs((colorAt(found, x, 80)[1] ?? 0) - expected)).toBeLessThan(6)
    }
    const behind = colorAt(found, 100, 90)[1] ?? 0
    expect(behind).toBeGreaterThan(uneven(135, 0)[1])
    expect(behind).toBeLessThan(uneven(65, 0)[1])
  })

  it('finds an impure green', () => {
    const found = findScreen(paint((x, y) => (isPerson(x, y) ? [20, 20, 20] : [96, 150, 60])))
    expect(colorAt(found, 8, 8)).toEqual([96, 150, 60, 255])
  })

  it('finds none without green at the border', () => {
    expect(findScreen(paint(() => [120, 110, 100]))).toBeNull()
    expect(findScreen(paint((x, y) => (isPerson(x, y) ? [40, 180, 60] : [90, 90, 110])))).toBeNull()
    expect(findScreen({ width: 1, height: 1, data: [0, 0, 0, 255] })).toBeNull()
  })

  it('excludes reflections on a person, and includes gaps', () => {
    const found = findScreen(
      paint((x, y) => {
        if (x > 92 && x < 98 && y > 80 && y < 100) return [60, 112, 66]
        if (x > 108 && x < 118 && y > 80 && y < 100) return uneven(x, y)
        return isPerson(x, y) ? [30, 30, 30] : uneven(x, y)
      }),
    )
    expect(colorAt(found, 95, 90)[3]).toBe(0)
    expect(colorAt(found, 113, 90)[3]).toBe(255)
    expect(colorAt(found, 20, 20)[3]).toBe(255)
  })

  it('excludes the dark reflection on boots', () => {
    const found = findScreen(
      paint((x, y) => (isPerson(x, y) ? (y > 120 ? [9, 44, 14] : [30, 30, 30]) : uneven(x, y))),
    )
    expect(colorAt(found, 100, 140)[1]).toBeGreaterThan(100)
  })
})
