import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseStartTimecode, parseTimecode } from './parse-timecode'
import { formatTimecode, framesOfDay, type TimecodeFacts } from './timecode'

const at24 = { rate: { numerator: 24, denominator: 1 }, startFrame: 0, isDropFrame: false }
const at24FromOneHour = { ...at24, startFrame: 86_400 }
const ntsc = { numerator: 30_000, denominator: 1_001 }
const drop = { rate: ntsc, startFrame: 0, isDropFrame: true }
const dropFromOneHour = { ...drop, startFrame: 107_892 }
const at120 = { ...at24, rate: { numerator: 120, denominator: 1 } }

describe('parseTimecode', () => {
  it.each<[string, TimecodeFacts, number]>([
    ['00:00:01:02', at24, 26],
    ['0:0:1:2', at24, 26],
    ['1:02', at24, 26],
    ['102', at24, 26],
    ['5', at24, 5],
    ['05', at24, 5],
    ['90', at24, 90],
    ['10203', at24, 62 * 24 + 3],
    ['010203', at24, 62 * 24 + 3],
    ['1020304', at24, 3_723 * 24 + 4],
    ['01020304', at24, 3_723 * 24 + 4],
    ['1.2.3', at24, 62 * 24 + 3],
    ['1,02', at24, 26],
    ['1;02', at24, 26],
    [' 00:00:01:02\n', at24, 26],
    ['1:30', at24, 54],
    ['75:00', at24, 75 * 24],
    ['23:59:59:23', at24, 2_073_599],
    ['٠٠:٠٠:٠١:٠٢', at24, 26],
    ['۱:۰۲', at24, 26],
    ['١٠٢٠٣', at24, 62 * 24 + 3],
    ['١؛٠٢', at24, 26],
    ['١،٠٢', at24, 26],
    ['\u200e00:00:01:02\u200f', at24, 26],
    ['01:00:00:00', at24FromOneHour, 0],
    ['01:00:01:02', at24FromOneHour, 26],
    ['1:02', at24FromOneHour, 26],
    ['10203', at24FromOneHour, 62 * 24 + 3],
    ['00:59:59:23', at24FromOneHour, -1],
    ['00:00:05:00', { ...at24, startFrame: 2_073_600 - 240 }, 360],
    ['00:01:00;02', drop, 1_800],
    ['00:01:00:02', drop, 1_800],
    ['00:01:00.02', drop, 1_800],
    ['00:01:00;00', drop, 1_800],
    ['00:01:00;01', drop, 1_800],
    ['00:10:00;00', drop, 17_982],
    ['01:00:00;00', drop, 107_892],
    ['01:01:00;02', dropFromOneHour, 1_800],
    ['10000', dropFromOneHour, 1_800],
    ['00:01:00;00', { ...drop, isDropFrame: false }, 1_800],
    ['00:10:00;00', { ...drop, isDropFrame: false }, 18_000],
    ['00:00:00:119', at120, 119],
    ['1119', at120, 239],
  ])('reads %j', (text, facts, frame) => {
    expect(parseTimecode(text, facts)).toBe(frame)
  })

  it.each([
    '',
    ' ',
    'abc',
    '1:2:3:4:5',
    ':10',
    '10:',
    '1::2',
    '-1:00',
    '1:234',
    '123456789',
    '1e3',
    '00:00:01:02 fps',
    '24:00:00:00',
    '99:99:99:99',
  ])('refuses %j', (text) => {
    expect(parseTimecode(text, at24)).toBeNull()
  })

  const rate = fc.constantFrom(
    ...[24, 25, 30, 50, 60].flatMap((base) => [
      { numerator: base, denominator: 1 },
      { numerator: base * 1_000, denominator: 1_001 },
    ]),
  )
  const film = fc
    .record({ rate, isDropFrame: fc.boolean(), startFrame: fc.nat(1_000_000) })
    .chain((facts) => fc.tuple(fc.constant(facts), fc.nat(1_000_000)))

  it('reads back what formatTimecode writes, in either direction', () => {
    fc.assert(
      fc.property(film, ([facts, frame]) => {
        const written = formatTimecode(frame, facts)
        expect(parseTimecode(written, facts)).toBe(frame)
        expect(parseTimecode(written.replace(/\D/g, ''), facts)).toBe(frame)
        expect(formatTimecode(parseTimecode(written, facts) ?? -1, facts)).toBe(written)
      }),
      { numRuns: 1_000 },
    )
  })

  it('returns an integer or null for every text', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[0-9٠-٩]{0,3}([:;.,][0-9]{0,3}){0,4}$/),
    )
    fc.assert(
      fc.property(typed, film, (text, [facts]) => {
        const frame = parseTimecode(text, facts)
        if (frame === null) return
        expect(Number.isInteger(frame)).toBe(true)
        expect(Math.abs(frame)).toBeLessThan(framesOfDay(facts.rate, false))
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('parseStartTimecode', () => {
  it.each([
    ['01:00:00:00', at24.rate, { startFrame: 86_400, isDropFrame: false }],
    ['01:00:00;00', ntsc, { startFrame: 107_892, isDropFrame: true }],
    ['01:00:00.00', ntsc, { startFrame: 107_892, isDropFrame: true }],
    ['01:00:00:00', ntsc, { startFrame: 108_000, isDropFrame: false }],
    ['01:00:00;00', at24.rate, { startFrame: 86_400, isDropFrame: false }],
    ['00:00:00:00', at24.rate, { startFrame: 0, isDropFrame: false }],
    ['24:00:00:00', at24.rate, null],
    ['1:02', at24.rate, null],
    ['none', at24.rate, null],
  ])('reads %j at %o as %o', (text, rate, expected) => {
    expect(parseStartTimecode(text, rate)).toEqual(expected)
  })
})
