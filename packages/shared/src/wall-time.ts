import { z } from 'zod'

/** `2026-11-30T09:00`: the time on a clock, without seconds and without a time zone. */
export const wallTimeSchema = z
  .string()
  .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/)
  .refine((text) => isoOf(Date.parse(`${text}:00.000Z`)) === text)

export const zoneSchema = z.string().min(1).max(64).refine(isZone)

/** A time as the calls take it. `at` chooses one of two instants if the clocks are changed then. */
export const timeSchema = z.strictObject({
  wallTime: wallTimeSchema,
  zone: zoneSchema,
  at: z.iso.datetime().optional(),
})

/** A moment that a time on the clock may mean, as the clocks of its zone show it. */
export interface Instant {
  /** ISO 8601 in UTC. */
  at: string
  /** What the clocks show then. It differs from the asked time if that does not exist. */
  wallTime: string
  /** For example `+02:00`. */
  offset: string
}

export type WallTimeReading =
  | { kind: 'exact'; instant: Instant }
  /** The clocks skip this time: the instants are an hour (or the length of the gap) apart. */
  | { kind: 'skipped'; instants: [Instant, Instant] }
  /** The clocks show this time twice; the earlier instant comes first. */
  | { kind: 'repeated'; instants: [Instant, Instant] }

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** @param zone an IANA time zone such as `Europe/Berlin` */
export function isZone(zone: string): boolean {
  // `Intl` also accepts offsets such as `+02:00`, which know no daylight saving.
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/**
 * The instant of a time on the clocks of a zone. When the clocks are changed, a time may not exist
 * or come twice; then both possible instants are returned.
 */
export function readWallTime(wallTime: string, zone: string): WallTimeReading {
  const clock = Date.parse(`${wallTime}:00.000Z`)
  // The zone's offsets before and after a change that is less than a day away.
  const [before, after] = [offsetAt(clock - DAY_MS, zone), offsetAt(clock + DAY_MS, zone)]
  const guesses = [...new Set([clock - before, clock - after])].sort((a, b) => a - b)
  const exact = guesses.filter((guess) => guess + offsetAt(guess, zone) === clock)
  const [first, second] = (exact.length > 0 ? exact : guesses).map((at) => instantOf(at, zone))
  if (!first) throw new Error(`“${wallTime}” is not a time.`)
  if (!second) return { kind: 'exact', instant: first }
  return { kind: exact.length > 0 ? 'repeated' : 'skipped', instants: [first, second] }
}

/** The time on the clocks of a zone. @param at ISO 8601 */
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

/** How far the clocks of a zone are ahead of UTC, in milliseconds, at full minutes. */
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
