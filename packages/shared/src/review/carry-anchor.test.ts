import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carryAnchor, type Place } from './carry-anchor'
import { startOf } from './frames'
import type { VideoFacts } from './media'
import { anchorSchema, type Anchor } from './notes'
import { nominalRate } from './timecode'

function film(facts: Partial<VideoFacts> = {}): Place {
  const video = {
    rate: { numerator: 24, denominator: 1 },
    frameCount: 1_000,
    startFrame: 0,
    isDropFrame: false,
    isVariableRate: false,
    width: 1_920,
    height: 1_080,
    hasSound: true,
    ...facts,
  }
  return { kind: 'video', video, milliseconds: null, pages: [] }
}

function board(pageCount: number): Place {
  const page = { url: '/page', smallUrl: null, width: 1_000, height: 700 }
  return {
    kind: 'pages',
    video: null,
    milliseconds: null,
    pages: Array.from({ length: pageCount }, () => page),
  }
}

const sound: Place = { kind: 'audio', video: null, milliseconds: 60_000, pages: [] }
const file: Place = { kind: 'file', video: null, milliseconds: null, pages: [] }
const unread: Place = { kind: 'video', video: null, milliseconds: null, pages: [] }
const at25 = { numerator: 25, denominator: 1 }
const slow24 = { numerator: 24_000, denominator: 1_001 }
const ntsc = { numerator: 30_000, denominator: 1_001 }
const fast60 = { numerator: 60_000, denominator: 1_001 }
const HOUR = 86_400

function frames(first: number, last = first): Anchor {
  return { kind: 'frames', first, last }
}

describe('carryAnchor', () => {
  it.each<[string, Place, Place, Anchor, Anchor]>([
    ['to a film of the same kind', film(), film(), frames(10, 20), frames(10, 20)],
    ['into a shorter film', film(), film({ frameCount: 100 }), frames(90, 500), frames(90, 99)],
    ['behind its end', film(), film({ frameCount: 100 }), frames(500, 600), frames(99)],
    ['to 25 by time', film(), film({ rate: at25 }), frames(24, 48), frames(25, 50)],
    [
      'on the first frame to 59.94',
      film({ rate: at25 }),
      film({ rate: fast60, startFrame: 215_664 }),
      frames(0),
      frames(0),
    ],
    [
      'on one frame to 59.94',
      film({ rate: at25 }),
      film({ rate: fast60 }),
      frames(75),
      frames(180),
    ],
    [
      'on all frames to the double rate',
      film({ frameCount: 100 }),
      film({ rate: { numerator: 48, denominator: 1 }, frameCount: 200 }),
      frames(0, 99),
      frames(0, 199),
    ],
    [
      'on two frames to a quarter of the rate',
      film({ rate: { numerator: 50, denominator: 1 } }),
      film({ rate: { numerator: 12, denominator: 1 } }),
      frames(5, 6),
      frames(1),
    ],
    [
      'on the last frame to 59.94',
      film({ rate: at25, frameCount: 300 }),
      film({ rate: fast60, frameCount: 719 }),
      frames(299),
      frames(717),
    ],
    [
      'to the end to 59.94',
      film({ rate: at25, frameCount: 300 }),
      film({ rate: fast60, frameCount: 719 }),
      frames(250, 299),
      frames(599, 718),
    ],
    ['from 25 by time', film({ rate: at25 }), film(), frames(25), frames(24)],
    ['to 23.976 by number', film(), film({ rate: slow24 }), frames(990), frames(990)],
    [
      'between countings at 29.97',
      film({ rate: ntsc, isDropFrame: true, startFrame: 107_892 }),
      film({ rate: ntsc, startFrame: 108_000 }),
      frames(200),
      frames(200),
    ],
    ['where one has no timecode', film({ startFrame: HOUR }), film(), frames(10), frames(10)],
    ['where the other has none', film(), film({ startFrame: HOUR }), frames(10), frames(10)],
    [
      'to another hour',
      film({ startFrame: HOUR }),
      film({ startFrame: 2 * HOUR }),
      frames(10),
      frames(10),
    ],
    [
      'after the start was cut off',
      film({ startFrame: HOUR }),
      film({ startFrame: HOUR + 48 }),
      frames(100, 110),
      frames(52, 62),
    ],
    [
      'into what was cut off',
      film({ startFrame: HOUR }),
      film({ startFrame: HOUR + 48 }),
      frames(10, 50),
      frames(0, 2),
    ],
    [
      'after a slate was put in front',
      film({ startFrame: HOUR }),
      film({ startFrame: HOUR - 48 }),
      frames(100),
      frames(148),
    ],
    ['to a version that is not read yet', film(), unread, frames(10), frames(10)],
    ['from one that was never read', unread, film({ frameCount: 5 }), frames(10), frames(10)],
    ['from frames to a sound', film(), sound, frames(36), { kind: 'time', milliseconds: 1_500 }],
    ['from frames to pages', film(), board(3), frames(36), { kind: 'whole' }],
    ['from frames to a file', film(), file, frames(36), { kind: 'whole' }],
    [
      'of a sound',
      sound,
      sound,
      { kind: 'time', milliseconds: 999 },
      { kind: 'time', milliseconds: 999 },
    ],
    [
      'into a shorter sound',
      sound,
      { ...sound, milliseconds: 500.7 },
      { kind: 'time', milliseconds: 999 },
      { kind: 'time', milliseconds: 500 },
    ],
    ['from a sound to a film', sound, film(), { kind: 'time', milliseconds: 1_500 }, frames(36)],
    [
      'from a sound to a file',
      sound,
      file,
      { kind: 'time', milliseconds: 1_500 },
      { kind: 'whole' },
    ],
    [
      'on a page',
      board(3),
      board(4),
      { kind: 'place', page: 3, at: [0.1, 0.9] },
      { kind: 'place', page: 3, at: [0.1, 0.9] },
    ],
    [
      'on a page that is gone',
      board(3),
      board(2),
      { kind: 'place', page: 3, at: [0.1, 0.9] },
      { kind: 'place', page: 2, at: null },
    ],
    [
      'from a page to a film',
      board(3),
      film(),
      { kind: 'place', page: 3, at: null },
      { kind: 'whole' },
    ],
    ['on the whole', board(3), film(), { kind: 'whole' }, { kind: 'whole' }],
  ])('%s', (_name, from, to, anchor, expected) => {
    expect(carryAnchor(anchor, from, to)).toEqual(expected)
  })

  const place = fc
    .record({
      rate: fc.constantFrom({ numerator: 24, denominator: 1 }, at25, slow24, ntsc),
      frameCount: fc.integer({ min: 1, max: 100_000 }),
      startFrame: fc.nat(200_000),
      isDropFrame: fc.boolean(),
    })
    .map(film)
  const range = fc
    .tuple(fc.nat(100_000), fc.nat(1_000))
    .map(([first, length]) => frames(first, first + length))

  it('keeps integer frames, in their order, inside the film', () => {
    fc.assert(
      fc.property(place, place, range, (from, to, anchor) => {
        const carried = carryAnchor(anchor, from, to)
        expect(anchorSchema.safeParse(carried).success).toBe(true)
        if (carried.kind !== 'frames') throw new Error('lost its frames')
        expect(carried.last).toBeLessThan(to.video?.frameCount ?? 0)
      }),
    )
  })

  const rates = [at25, slow24, ntsc, fast60, { numerator: 24, denominator: 1 }].concat(
    [12, 30, 48, 50, 60, 120].map((numerator) => ({ numerator, denominator: 1 })),
  )
  const otherRates = fc
    .tuple(fc.constantFrom(...rates), fc.constantFrom(...rates))
    .filter(([from, to]) => nominalRate(from) !== nominalRate(to))

  it('begins and ends a note at the times of the original, to half a frame', () => {
    fc.assert(
      fc.property(otherRates, fc.nat(10_000), fc.nat(500), ([from, to], first, length) => {
        const frameCount = 1_000_000
        const places = [film({ rate: from, frameCount }), film({ rate: to, frameCount })] as const
        const carried = carryAnchor(frames(first, first + length), ...places)
        if (carried.kind !== 'frames') throw new Error('lost its frames')
        const half = startOf(1, to) / 2 + 1e-9
        const off = (a: number, b: number) => Math.abs(startOf(a, to) - startOf(b, from))
        expect(off(carried.first, first)).toBeLessThanOrEqual(half)
        if (length === 0) expect(carried.last).toBe(carried.first)
        else if (carried.last > carried.first) {
          expect(off(carried.last + 1, first + length + 1)).toBeLessThanOrEqual(half)
        }
      }),
    )
  })

  it('stays on the first frame, whatever the rates', () => {
    fc.assert(
      fc.property(otherRates, ([from, to]) => {
        expect(carryAnchor(frames(0), film({ rate: from }), film({ rate: to }))).toEqual(frames(0))
      }),
    )
  })
})
