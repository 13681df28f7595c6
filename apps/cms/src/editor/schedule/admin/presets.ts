import { wallTimeOf } from '@studio/shared/wall-time'

const DAY_MS = 86_400_000
const MORNING = '09:00'
const MONDAY = 1

interface Preset {
  /** `2026-11-30` */
  day: string
  clock: string
}

/** Nine in the morning of the next day on the clocks of the zone. */
export function tomorrowMorning(now: Date, zone: string): Preset {
  return { day: dayAfter(now, zone, 1), clock: MORNING }
}

/** Nine in the morning of the next Monday; on a Monday, that of the week after. */
export function mondayMorning(now: Date, zone: string): Preset {
  const today = new Date(`${dayAfter(now, zone, 0)}T00:00:00.000Z`).getUTCDay()
  return { day: dayAfter(now, zone, (MONDAY - today + 7) % 7 || 7), clock: MORNING }
}

/** A day of the calendar in the zone, counted without its clocks, which may be changed that day. */
function dayAfter(now: Date, zone: string, days: number): string {
  const [today = ''] = wallTimeOf(now.toISOString(), zone).split('T')
  return new Date(Date.parse(`${today}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
