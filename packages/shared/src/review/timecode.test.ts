import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rate } from './media'
import {
  countFrames,
  formatTimecode,
  framesOfDay,
  isNtscRate,
  mayDropFrames,
  nominalRate,
} from './timecode'

const RATES = {
  '23.976': { numerator: 24_000, denominator: 1_001 },
  '24': { numerator: 24, denominator: 1 },
  '25': { numerator: 25, denominator: 1 },
  '29.97': { numerator: 30_000, denominator: 1_001 },
  '30': { numerator: 30, denominator: 1 },
  '50': { numerator: 50, denominator: 1 },
  '59.94': { numerator: 60_000, denominator: 1_001 },
  '60': { numerator: 60, denominator: 1 },
  '120': { numerator: 120, denominator: 1 },
} satisfies Record<string, Rate>

describe('rates', () => {
  it.each([
    ['23.976', 24, true, false],
    ['24', 24, false, false],
    ['25', 25, false, false],
    ['29.97', 30, true, true],
    ['30', 30, false, false],
    ['50', 50, false, false],
    ['59.94', 60, true, true],
    ['60', 60, false, false],
  ] as const)('%s counts to %i; slowed down: %s, may drop: %s', (name, nominal, ntsc, drops) => {
    expect(nominalRate(RATES[name])).toBe(nominal)
    expect(isNtscRate(RATES[name])).toBe(ntsc)
    expect(mayDropFrames(RATES[name])).toBe(drops)
  })

  it('recognizes 2997/100 as 29.97', () => {
    expect(mayDropFrames({ numerator: 2_997, denominator: 100 })).toBe(true)
  })
})

const KNOWN = [
  ['29.97', true, 0, '00:00:00;00'],
  ['29.97', true, 1_799, '00:00:59;29'],
  ['29.97', true, 1_800, '00:01:00;02'],
  ['29.97', true, 3_597, '00:01:59;29'],
  ['29.97', true, 3_598, '00:02:00;02'],
  ['29.97', true, 17_981, '00:09:59;29'],
  ['29.97', true, 17_982, '00:10:00;00'],
  ['29.97', true, 19_782, '00:11:00;02'],
  ['29.97', true, 107_892, '01:00:00;00'],
  ['29.97', true, 2_589_407, '23:59:59;29'],
  ['29.97', true, 2_589_408, '00:00:00;00'],
  ['29.97', false, 1_800, '00:01:00:00'],
  ['29.97', false, 107_892, '00:59:56:12'],
  ['59.94', true, 3_599, '00:00:59;59'],
  ['59.94', true, 3_600, '00:01:00;04'],
  ['59.94', true, 35_964, '00:10:00;00'],
  ['59.94', true, 215_784, '01:00:00;00'],
  ['59.94', true, 5_178_815, '23:59:59;59'],
  ['23.976', false, 86_400, '01:00:00:00'],
  ['23.976', true, 1_440, '00:01:00:00'],
  ['24', false, 23, '00:00:00:23'],
  ['24', false, 2_073_599, '23:59:59:23'],
  ['24', false, 2_073_600, '00:00:00:00'],
  ['25', false, 90_000, '01:00:00:00'],
  ['25', true, 1_500, '00:01:00:00'],
  ['30', true, 1_800, '00:01:00:00'],
  ['50', false, 61, '00:00:01:11'],
  ['60', false, 3_599, '00:00:59:59'],
  ['120', false, 119, '00:00:00:119'],
] as const

describe('formatTimecode', () => {
  it.each(KNOWN)('at %s (drop: %s) writes %i as %s', (name, isDropFrame, frame, expected) => {
    expect(formatTimecode(frame, { rate: RATES[name], startFrame: 0, isDropFrame })).toBe(expected)
  })

  it.each([
    ['24', false, 86_400, 0, '01:00:00:00'],
    ['24', false, 86_400, 25, '01:00:01:01'],
    ['29.97', true, 107_892, 1_800, '01:01:00;02'],
    ['25', false, 2_159_999, 1, '00:00:00:00'],
    ['25', false, 90_000, -1, '00:59:59:24'],
    ['25', false, 0, -1, '23:59:59:24'],
  ] as const)(
    'at %s (drop: %s) from %i on writes %i as %s',
    (name, isDropFrame, start, frame, to) => {
      expect(formatTimecode(frame, { rate: RATES[name], startFrame: start, isDropFrame })).toBe(to)
    },
  )
})

const rate = fc.constantFrom(...Object.values(RATES))
const counting = fc
  .tuple(rate, fc.boolean())
  .map(([of, wantsDrop]) => ({ rate: of, isDropFrame: wantsDrop && mayDropFrames(of) }))
  .chain(({ rate: of, isDropFrame }) =>
    fc.nat(framesOfDay(of, isDropFrame) - 1).map((frame) => ({ rate: of, isDropFrame, frame })),
  )

function numbersOf(timecode: string): number[] {
  return timecode.split(/[:;]/).map(Number)
}

describe('countFrames', () => {
  it('maps every timecode of a day back to its frame', () => {
    fc.assert(
      fc.property(counting, ({ rate: of, isDropFrame, frame }) => {
        const label = formatTimecode(frame, { rate: of, startFrame: 0, isDropFrame })
        expect(countFrames(numbersOf(label), of, isDropFrame)).toBe(frame)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['29.97', [0, 1, 0, 0], 1_800],
    ['29.97', [0, 1, 0, 1], 1_800],
    ['29.97', [0, 1, 0, 2], 1_800],
    ['29.97', [0, 10, 0, 0], 17_982],
    ['59.94', [0, 1, 0, 3], 3_600],
    ['59.94', [0, 1, 0, 5], 3_601],
  ] as const)('at %s takes %j, which may not exist, for frame %i', (name, label, frame) => {
    expect(countFrames(label, RATES[name], true)).toBe(frame)
  })
})

describe('drop frame', () => {
  it.each(['29.97', '59.94'] as const)(
    'at %s leaves out the same numbers as the standard',
    (name) => {
      const of = RATES[name]
      const [base, dropped] = [nominalRate(of), nominalRate(of) / 15]
      const labels = new Set<string>()
      for (let frame = 0; frame < framesOfDay(of, true) / 24; frame += 1) {
        labels.add(formatTimecode(frame, { rate: of, startFrame: 0, isDropFrame: true }))
      }
      const two = (value: number) => String(value).padStart(2, '0')
      const missing: string[] = []
      for (let at = 0; at < base * 3_600; at += 1) {
        const [minute, second] = [Math.floor(at / base / 60), Math.floor(at / base) % 60]
        const label = `00:${two(minute)}:${two(second)};${two(at % base)}`
        const isLeftOut = minute % 10 !== 0 && second === 0 && at % base < dropped
        if (labels.has(label) === isLeftOut) missing.push(label)
      }
      expect(missing).toEqual([])
    },
  )

  it('stays within two frames of the clock, and 87 ms more by the end of a day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(RATES['29.97'], RATES['59.94']),
        fc.nat(2_589_407),
        (of, frame) => {
          const label = formatTimecode(frame, { rate: of, startFrame: 0, isDropFrame: true })
          const [hours = 0, minutes = 0, seconds = 0, frames = 0] = numbersOf(label)
          const said = hours * 3_600 + minutes * 60 + seconds + frames / nominalRate(of)
          expect(Math.abs(said - (frame * of.denominator) / of.numerator)).toBeLessThan(
            2 / 30 + 0.087,
          )
        },
      ),
    )
  })
})
