import { z } from 'zod'

/** A time on the clock such as `2026-11-30T09:00`, without seconds and without a time zone. */
export const wallTimeSchema = z
  .string()
  .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/)
  .refine((text) => isoOf(Date.parse(`${text}:00.000Z`)) === text)

export const zoneSchema = z.string().min(1).max(64).refine(isZone)

/**
 * A time as calls accept it. If the clocks are changed at that time, `at` chooses one of the two
 * possible instants.
 */
export const timeSchema = z.strictObject({
  wallTime: wallTimeSchema,
  zone: zoneSchema,
  at: z.iso.datetime().optional(),
})

/** An instant that a time on the clock may mean. */
export interface Instant {
  /** The instant in UTC, in ISO 8601. */
  at: string
  /**
   * The time that the clocks show at this instant. It differs from the requested time if that does
   * not exist.
   */
  wallTime: string
  /** The offset from UTC, for example `+02:00`. */
  offset: string
}

export type WallTimeReading =
  | { kind: 'exact'; instant: Instant }
  /**
   * The clocks skip this time. The two instants are as far apart as the gap is long, which is
   * usually an hour.
   */
  | { kind: 'skipped'; instants: [Instant, Instant] }
  /** The clocks show this time twice; the earlier instant comes first. */
  | { kind: 'repeated'; instants: [Instant, Instant] }

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** @param zone an IANA time zone such as `Europe/Berlin` */
export function isZone(zone: string): boolean {
  // `Intl` also accepts offsets such as `+02:00`, which have no daylight saving time.
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/**
 * Finds the instant of a time on the clocks of a zone. When the clocks are changed, a time may not
 * exist or occur twice. Then both possible instants are returned.
 */
export function readWallTime(wallTime: string, zone: string): WallTimeReading {
  const clock = Date.parse(`${wallTime}:00.000Z`)
  // The offsets of the zone before and after, in case the clocks are changed less than a day away.
  const [before, after] = [offsetAt(clock - DAY_MS, zone), offsetAt(clock + DAY_MS, zone)]
  const guesses = [...new Set([clock - before, clock - after])].sort((a, b) => a - b)
  const exact = guesses.filter((guess) => guess + offsetAt(guess, zone) === clock)
  const [first, second] = (exact.length > 0 ? exact : guesses).map((at) => instantOf(at, zone))
  if (!first) throw new Error(`“${wallTime}” is not a time.`)
  if (!second) return { kind: 'exact', instant: first }
  return { kind: exact.length > 0 ? 'repeated' : 'skipped', instants: [first, second] }
}

/**
 * @returns the time on the clocks of a zone
 * @param at ISO 8601
 */
export function wallTimeOf(at: string, zone: string): string {
  return instantOf(Date.parse(at), zone).wallTime
}

function instantOf(at: number, zone: string): Instant {
  const offset = offsetAt(at, zone)
  const minutes = Math.abs(offset) / MINUTE_MS
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0')
  return {
    at: new Date(at).toISOString(),
    wallTime: isoOf(at + offset),
    offset: `${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`,
  }
}

function isoOf(clock: number): string {
  return Number.isNaN(clock) ? '' : new Date(clock).toISOString().slice(0, 16)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** @returns how many milliseconds the clocks of a zone are ahead of UTC, in whole minutes */
function offsetAt(at: number, zone: string): number {
  const format = formats.get(zone) ?? makeFormat(zone)
  formats.set(zone, format)
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const clock = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return clock - Math.floor(at / 1_000) * 1_000
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
}
