import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCurves, curvesFor } from './match-look'

const look = fc.record({
  luminance: fc.double({ min: 0, max: 1, noNaN: true }),
  red: fc.double({ min: 0, max: 3, noNaN: true }),
  green: fc.double({ min: 0, max: 3, noNaN: true }),
  blue: fc.double({ min: 0, max: 3, noNaN: true }),
})
const part = fc.double({ min: 0, max: 1, noNaN: true })
const match = fc.record({ light: part, color: part })
const GRAY = { luminance: 0.4, red: 1, green: 1, blue: 1 }

/** @returns the color that the curves make of middle gray */
function changed(place: typeof GRAY, light: number, color: number): number[] {
  const pixels = Uint8ClampedArray.from([128, 128, 128, 200])
  applyCurves(pixels, curvesFor(GRAY, place, { light, color }))
  return [...pixels]
}

describe('a person in the background’s light', () => {
  it('is unchanged without matching', () => {
    fc.assert(
      fc.property(look, look, (person, place) => {
        for (const curve of curvesFor(person, place, { light: 0, color: 0 })) {
          curve.forEach((value, index) => {
            expect(Math.abs(value - index)).toBeLessThanOrEqual(1)
          })
        }
      }),
    )
  })

  it('keeps black, white and the order of values', () => {
    fc.assert(
      fc.property(look, look, match, (person, place, how) => {
        for (const curve of curvesFor(person, place, how)) {
          expect(curve[0]).toBe(0)
          expect([...curve]).toEqual([...curve].sort((a, b) => a - b))
        }
      }),
    )
  })

  it('darkens at night and brightens by day, by the given share', () => {
    const night = { ...GRAY, luminance: 0.05 }
    const half = changed(night, 0.5, 0)[0] ?? 0
    const full = changed(night, 1, 0)[0] ?? 0
    expect(full).toBeLessThan(half)
    expect(half).toBeLessThan(128)
    expect(changed({ ...GRAY, luminance: 0.9 }, 1, 0)[0]).toBeGreaterThan(140)
  })

  it('takes on a warm tint, and keeps its opacity', () => {
    const [red = 0, green = 0, blue = 0, alpha] = changed(
      { luminance: 0.4, red: 1.5, green: 0.9, blue: 0.6 },
      0,
      1,
    )
    expect(red).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue)
    expect(alpha).toBe(200)
  })
})
