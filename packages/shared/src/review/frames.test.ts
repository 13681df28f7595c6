import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampFrame, convertFrame, frameAt, secondsOf, startOf } from './frames'
import type { Rate } from './media'

const RATES = [
  [24_000, 1_001],
  [24, 1],
  [25, 1],
  [30_000, 1_001],
  [30, 1],
  [50, 1],
  [60_000, 1_001],
  [60, 1],
] as const

const named = RATES.map(([numerator, denominator]) => ({ numerator, denominator }))
const rate = fc.constantFrom<Rate>(...named)

/** The last frame of ten hours at 60 frames per second. */
const LAST = 10 * 3_600 * 60

/**
 * The units to which players and containers round times. Each number says how many units a second
 * has.
 */
const ROUNDINGS = [1e6, 90_000, 1e3]

/**
 * Finds the first times that are mapped to a wrong frame. Collecting them is faster than one
 * assertion per frame.
 */
function lostTimes(of: Rate, timeOf: (frame: number) => number, step = 1): number[] {
  const last = Math.ceil((10 * 3_600 * of.numerator) / of.denominator)
  const lost: number[] = []
  for (let frame = 0; frame <= last && lost.length < 5; frame += step) {
    if (frameAt(timeOf(frame), of) !== frame) lost.push(frame)
  }
  return lost
}

// Each rate has up to two million frames, which take long on a busy machine.
describe.each(named)(
  'each frame of ten hours at $numerator/$denominator',
  { timeout: 60_000 },
  (of) => {
    it('is found again from the time to seek to', () => {
      expect(lostTimes(of, (frame) => secondsOf(frame, of))).toEqual([])
    })

    it('is found again from its start', () => {
      expect(lostTimes(of, (frame) => startOf(frame, of))).toEqual([])
    })

    // Only every seventh frame is tested. With this step, every possible remainder between two
    // units occurs.
    it.each(ROUNDINGS)('is found again from its start in whole 1/%d s', (parts) => {
      const start = (frame: number) => startOf(frame, of) * parts
      expect(lostTimes(of, (frame) => Math.floor(start(frame)) / parts, 7)).toEqual([])
      expect(lostTimes(of, (frame) => Math.ceil(start(frame)) / parts, 7)).toEqual([])
    })
  },
)

describe('secondsOf', () => {
  it.each([
    [0, { numerator: 25, denominator: 1 }, 0.02],
    [24, { numerator: 24, denominator: 1 }, 1.020833333333],
    [0, { numerator: 30_000, denominator: 1_001 }, 0.016683333333],
    [107_892, { numerator: 30_000, denominator: 1_001 }, 3_600.013083333333],
  ])('seeks frame %i at %o to %d s', (frame, of, seconds) => {
    expect(secondsOf(frame, of)).toBeCloseTo(seconds, 9)
  })

  it('is half way between two frame starts', () => {
    fc.assert(
      fc.property(fc.nat(LAST), rate, (frame, of) => {
        const half = (startOf(frame, of) + startOf(frame + 1, of)) / 2
        expect(Math.abs(secondsOf(frame, of) - half)).toBeLessThan(1e-9)
      }),
    )
  })
})

describe('frameAt', () => {
  it('shows one frame until the next begins', () => {
    fc.assert(
      fc.property(
        fc.nat(LAST),
        rate,
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        (frame, of, part) => {
          const within = startOf(frame, of) + (part * of.denominator) / of.numerator
          expect(frameAt(within, of)).toBe(frame)
        },
      ),
    )
  })

  it('returns no frame before the first', () => {
    expect(frameAt(-0.5, { numerator: 25, denominator: 1 })).toBe(0)
  })

  it('distinguishes frames at 1000 per second', () => {
    const fast = { numerator: 1_000, denominator: 1 }
    expect([0, 1, 2, 999].map((frame) => frameAt(secondsOf(frame, fast), fast))).toEqual([
      0, 1, 2, 999,
    ])
  })
})

describe('clampFrame', () => {
  it.each([
    [-1, 100, 0],
    [0, 100, 0],
    [99, 100, 99],
    [100, 100, 99],
    [5, 0, 0],
    [12.9, 100, 12],
  ])('takes %d of %i frames for %i', (frame, count, expected) => {
    expect(clampFrame(frame, count)).toBe(expected)
  })
})

describe('convertFrame', () => {
  it.each([
    ['the first stays the first', 0, [24, 1], [25, 1], 0],
    ['one second stays one second', 24, [24, 1], [25, 1], 25],
    ['an hour stays an hour', 90_000, [25, 1], [24, 1], 86_400],
    ['half the rate', 1_001, [50, 1], [25, 1], 500],
    ['an hour of drop frame', 107_892, [30_000, 1_001], [25, 1], 90_000],
    ['more than doubles hold', 100_000_000, [24_000, 1_001], [60_000, 1_001], 250_000_000],
    ['a first frame far from the middle', 0, [25, 1], [60_000, 1_001], 0],
    ['three seconds at 59.94', 75, [25, 1], [60_000, 1_001], 180],
    ['three seconds at 23.976', 75, [25, 1], [24_000, 1_001], 72],
  ] as const)('%s', (_name, frame, from, to, expected) => {
    const [a, b] = [from, to].map(([numerator, denominator]) => ({ numerator, denominator }))
    expect(convertFrame(frame, a as Rate, b as Rate)).toBe(expected)
  })

  it('changes nothing between equal rates', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), rate, (frame, of) => {
        expect(convertFrame(frame, of, of)).toBe(frame)
      }),
    )
  })

  it('starts at most half a frame beside the original frame, and keeps the order', () => {
    fc.assert(
      fc.property(fc.nat(LAST), rate, rate, (frame, from, to) => {
        const found = convertFrame(frame, from, to)
        const half = startOf(1, to) / 2
        expect(Math.abs(startOf(found, to) - startOf(frame, from))).toBeLessThanOrEqual(half + 1e-9)
        expect(convertFrame(frame + 1, from, to)).toBeGreaterThanOrEqual(found)
        expect(convertFrame(0, from, to)).toBe(0)
      }),
    )
  })

  it('comes back from a higher rate to the same frame', () => {
    fc.assert(
      fc.property(fc.nat(LAST), rate, rate, (frame, one, other) => {
        const [low, high] = startOf(1, one) > startOf(1, other) ? [one, other] : [other, one]
        expect(convertFrame(convertFrame(frame, low, high), high, low)).toBe(frame)
      }),
    )
  })
})
