import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isZone, readWallTime, wallTimeOf, wallTimeSchema } from './wall-time'

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Europe/London',
  'Asia/Riyadh',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'UTC',
]

describe('a time that the clocks show once', () => {
  it.each([
    ['2026-11-30T09:00', 'Europe/Berlin', '2026-11-30T08:00:00.000Z', '+01:00'],
    ['2026-07-01T09:00', 'Europe/Berlin', '2026-07-01T07:00:00.000Z', '+02:00'],
    ['2026-11-30T09:00', 'America/New_York', '2026-11-30T14:00:00.000Z', '-05:00'],
    ['2026-07-01T09:00', 'America/New_York', '2026-07-01T13:00:00.000Z', '-04:00'],
    ['2026-07-01T00:00', 'Asia/Riyadh', '2026-06-30T21:00:00.000Z', '+03:00'],
    ['2026-07-01T00:00', 'Asia/Kathmandu', '2026-06-30T18:15:00.000Z', '+05:45'],
    // The last minute before the clocks are changed, and the first one afterwards.
    ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z', '+01:00'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z', '+02:00'],
    ['2026-10-25T01:59', 'Europe/Berlin', '2026-10-24T23:59:00.000Z', '+02:00'],
    ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z', '+01:00'],
    ['2026-03-08T01:59', 'America/New_York', '2026-03-08T06:59:00.000Z', '-05:00'],
    ['2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00:00.000Z', '-04:00'],
    ['2026-11-01T00:59', 'America/New_York', '2026-11-01T04:59:00.000Z', '-04:00'],
    ['2026-11-01T02:00', 'America/New_York', '2026-11-01T07:00:00.000Z', '-05:00'],
  ])('%s in %s is %s', (wallTime, zone, at, offset) => {
    expect(readWallTime(wallTime, zone)).toEqual({
      kind: 'exact',
      instant: { at, wallTime, offset },
    })
  })
})

describe('a time that the clocks skip in spring', () => {
  it.each([
    [
      '2026-03-29T02:30',
      'Europe/Berlin',
      ['2026-03-29T00:30:00.000Z', '2026-03-29T01:30', '+01:00'],
      ['2026-03-29T01:30:00.000Z', '2026-03-29T03:30', '+02:00'],
    ],
    [
      '2026-03-08T02:00',
      'America/New_York',
      ['2026-03-08T06:00:00.000Z', '2026-03-08T01:00', '-05:00'],
      ['2026-03-08T07:00:00.000Z', '2026-03-08T03:00', '-04:00'],
    ],
  ])('%s in %s may be one of two', (wallTime, zone, earlier, later) => {
    expect(readWallTime(wallTime, zone)).toEqual({
      kind: 'skipped',
      instants: [earlier, later].map(([at, shown, offset]) => ({ at, wallTime: shown, offset })),
    })
  })
})

describe('a time that the clocks show twice in autumn', () => {
  it.each([
    [
      '2026-10-25T02:30',
      'Europe/Berlin',
      ['2026-10-25T00:30:00.000Z', '+02:00'],
      ['2026-10-25T01:30:00.000Z', '+01:00'],
    ],
    [
      '2026-11-01T01:00',
      'America/New_York',
      ['2026-11-01T05:00:00.000Z', '-04:00'],
      ['2026-11-01T06:00:00.000Z', '-05:00'],
    ],
  ])('%s in %s may be one of two', (wallTime, zone, earlier, later) => {
    expect(readWallTime(wallTime, zone)).toEqual({
      kind: 'repeated',
      instants: [earlier, later].map(([at, offset]) => ({ at, wallTime, offset })),
    })
  })
})

const instants = fc
  .integer({ min: Date.UTC(2020, 0, 2) / 60_000, max: Date.UTC(2037, 11, 30) / 60_000 })
  .map((minute) => new Date(minute * 60_000).toISOString())

it('finds every instant again from what the clocks show at it', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...ZONES), (at, zone) => {
      const reading = readWallTime(wallTimeOf(at, zone), zone)
      const found = reading.kind === 'exact' ? [reading.instant] : reading.instants
      expect(reading.kind).not.toBe('skipped')
      expect(found.map((instant) => instant.at)).toContain(at)
    }),
    { numRuns: 2_000 },
  )
})

it('offers only instants whose clocks show the stated time', () => {
  const minutes = fc.integer({ min: 0, max: 2 * 24 * 60 })
  const changes = fc.constantFrom('2026-03-28', '2026-10-24', '2026-03-07', '2026-10-31')
  fc.assert(
    fc.property(changes, minutes, fc.constantFrom(...ZONES), (day, minute, zone) => {
      const wallTime = new Date(Date.parse(day) + minute * 60_000).toISOString().slice(0, 16)
      const reading = readWallTime(wallTime, zone)
      const found = reading.kind === 'exact' ? [reading.instant] : reading.instants
      for (const { at, wallTime: shown } of found) expect(wallTimeOf(at, zone)).toBe(shown)
      const isAsked = found.every(({ wallTime: shown }) => shown === wallTime)
      expect(isAsked).toBe(reading.kind !== 'skipped')
    }),
    { numRuns: 2_000 },
  )
})

it.each([
  ['2026-02-30T09:00', false],
  ['2026-13-01T09:00', false],
  ['2026-11-30T24:00', false],
  ['2026-11-30T09:00:30', false],
  ['2026-11-30 09:00', false],
  ['2028-02-29T23:59', true],
])('whether %s is a time: %s', (text, isTime) => {
  expect(wallTimeSchema.safeParse(text).success).toBe(isTime)
})

it.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['+02:00', false],
  ['', false],
])('whether “%s” is a zone: %s', (zone, is) => {
  expect(isZone(zone)).toBe(is)
})
