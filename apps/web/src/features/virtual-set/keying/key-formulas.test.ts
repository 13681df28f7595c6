import { describe, expect, it } from 'vitest'
import {
  edgeOpacity,
  limitsOf,
  opacity,
  screenPart,
  withoutScreen,
  withoutSpill,
} from './key-formulas'

/** Red, green and blue from 0 to 255. */
type Color = readonly [red: number, green: number, blue: number]

const SCREEN: Color = [57, 171, 75]
const LIMITS = limitsOf({ tolerance: 0.5, spill: 0.75, edge: 0.2 })
const PEOPLE: Record<string, Color> = {
  'light skin': [228, 182, 158],
  'dark skin': [92, 56, 38],
  'white cloth': [236, 234, 228],
  yellow: [226, 181, 44],
  'red hair': [150, 84, 42],
  'black hair': [28, 22, 20],
  'blue denim': [47, 63, 99],
  'plum wool': [91, 39, 72],
}

const light = (color: Color) => color.map((value) => (value / 255) ** 2) as [number, number, number]

function partOf(color: Color, screen: Color = SCREEN): number {
  return screenPart(...light(color), ...light(screen), 0)
}

/** Mixes a color with the screen, as in thin hair. */
function mixed(color: Color, share: number): Color {
  const [front, behind] = [light(color), light(SCREEN)]
  return front.map((value, at) =>
    Math.sqrt(value * share + (behind[at] ?? 0) * (1 - share)) * 255,
  ) as unknown as Color // prettier-ignore
}

describe('the edge of the matte', () => {
  it.each([
    [0, 0.5, 1, 0.5],
    [0.2, 0.5, 0.5, 0.432],
    [0.5, 0.9, 0.6, 0.429],
    [0.5, 1, 0.25, 0],
    [1, 1, 1, 1],
  ])('edge %s: a pixel of %s among %s keeps %s', (edge, own, around, left) => {
    const limits = limitsOf({ tolerance: 0.5, spill: 0.75, edge })
    expect(edgeOpacity(own, around, limits)).toBeCloseTo(left, 3)
  })
})

describe('the matte', () => {
  it('is transparent for the screen with camera noise', () => {
    for (const grain of [-9, -4, 0, 4, 9]) {
      const [red, green, blue] = SCREEN
      expect(opacity(partOf([red + grain / 2, green + grain, blue - grain / 2]), LIMITS)).toBe(0)
    }
  })

  it.each(Object.entries(PEOPLE))('is opaque for %s', (_, color) => {
    expect(opacity(partOf(color), LIMITS)).toBe(1)
  })

  it.each(Object.entries(PEOPLE))('grows with the share of %s', (_, color) => {
    const parts = [0, 0.1, 0.2, 0.4, 0.6, 0.8, 1].map((share) => partOf(mixed(color, share)))
    expect(parts).toEqual(parts.toSorted((a, b) => b - a))
    expect(parts[0]).toBeCloseTo(1)
    expect(parts[2]).toBeLessThan(0.95)
  })

  it('recognizes a screen in the shade by its surroundings', () => {
    const shade: Color = [24, 80, 33]
    expect(opacity(partOf(shade, SCREEN), LIMITS)).toBeGreaterThan(0.9)
    expect(opacity(partOf(shade, shade), LIMITS)).toBe(0)
  })

  it('keeps a white shirt in green light', () => {
    expect(opacity(partOf([200, 224, 204]), LIMITS)).toBe(1)
  })

  it('removes more with a higher tolerance', () => {
    const opacities = [0, 0.25, 0.5, 0.75, 1].map((tolerance) =>
      opacity(partOf(mixed(PEOPLE['light skin'] ?? SCREEN, 0.35)), limitsOf({ tolerance, spill: 1, edge: 0 })),
    ) // prettier-ignore
    expect(opacities).toEqual(opacities.toSorted((a, b) => b - a))
    expect(opacities[0]).toBeGreaterThan(opacities[4] ?? 1)
  })
})

describe('the edge', () => {
  it('keeps opaque and transparent pixels', () => {
    for (const edge of [0, 0.2, 0.5, 1]) {
      const limits = limitsOf({ tolerance: 0.5, spill: 0.5, edge })
      expect([edgeOpacity(1, 1, limits), edgeOpacity(0, 0, limits)]).toEqual([1, 0])
    }
  })

  it('shrinks half-transparent pixels more at a higher setting', () => {
    const left = [0, 0.3, 0.6, 1].map((edge) =>
      edgeOpacity(0.6, 0.5, limitsOf({ tolerance: 0.5, spill: 0.5, edge })),
    )
    expect(left).toEqual(left.toSorted((a, b) => b - a))
    expect(left[0]).toBeCloseTo(0.6)
  })
})

describe('the colors', () => {
  const clean = (color: Color, looseness = 0) => {
    const [red, green, blue] = light(color)
    return [red, withoutSpill(red, green, blue, looseness, LIMITS), blue] as const
  }

  it.each(Object.entries(PEOPLE))('are unchanged for %s', (_, color) => {
    // A difference of three steps is not visible.
    const [, green] = clean(color)
    expect(Math.sqrt(green) * 255).toBeGreaterThan(color[1] - 3)
  })

  it('never turn gray pink', () => {
    for (let value = 10; value < 250; value += 12) {
      for (let green = value; green <= 255; green += 9) {
        for (const looseness of [0, 0.5, 1]) {
          const [red, left, blue] = clean([value, green, value], looseness)
          expect(left).toBeGreaterThanOrEqual(Math.min(red, blue) - 1e-9)
          expect(left).toBeLessThanOrEqual(light([value, green, value])[1])
        }
      }
    }
  })

  it('are never greener than red and blue', () => {
    for (let seed = 0; seed < 4_000; seed += 1) {
      const color = [seed * 7, seed * 13, seed * 29].map((n) => n % 256) as unknown as Color
      const [red, green, blue] = clean(color)
      expect(green).toBeLessThanOrEqual(Math.max(red, blue) + 1e-9)
    }
  })

  it('are those of the foreground in half-transparent pixels', () => {
    const [hair] = [PEOPLE['black hair'] ?? SCREEN]
    const half = light(mixed(hair, 0.5))
    half.forEach((value, at) => {
      const left = withoutScreen(value, light(SCREEN)[at] ?? 0, 0.5, { ...LIMITS, spill: 1 })
      expect(left).toBeCloseTo(light(hair)[at] ?? 0, 5)
    })
  })

  it('keep the screen’s light at zero spill removal', () => {
    const limits = limitsOf({ tolerance: 0.5, spill: 0, edge: 0 })
    expect(withoutSpill(0.2, 0.6, 0.2, 1, limits)).toBe(0.6)
    expect(withoutScreen(0.4, 0.5, 0.3, limits)).toBe(0.4)
  })
})
