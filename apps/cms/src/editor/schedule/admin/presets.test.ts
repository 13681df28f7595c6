import { expect, it } from 'vitest'
import { mondayMorning, tomorrowMorning } from './presets'

it.each([
  ['2026-11-27T22:30:00.000Z', 'Europe/Berlin', '2026-11-28'],
  ['2026-11-27T23:30:00.000Z', 'Europe/Berlin', '2026-11-29'],
  ['2026-11-28T03:00:00.000Z', 'America/New_York', '2026-11-28'],
  // The clocks are put back in the night: this day has 25 hours.
  ['2026-10-24T22:30:00.000Z', 'Europe/Berlin', '2026-10-26'],
  ['2026-12-31T12:00:00.000Z', 'UTC', '2027-01-01'],
])('after %s in %s, tomorrow is %s', (now, zone, day) => {
  expect(tomorrowMorning(new Date(now), zone)).toEqual({ day, clock: '09:00' })
})

it.each([
  ['2026-11-27T12:00:00.000Z', 'UTC', '2026-11-30'],
  ['2026-11-29T12:00:00.000Z', 'UTC', '2026-11-30'],
  ['2026-11-30T12:00:00.000Z', 'UTC', '2026-12-07'],
  ['2026-11-29T23:30:00.000Z', 'Europe/Berlin', '2026-12-07'],
])('after %s in %s, the next Monday is %s', (now, zone, day) => {
  expect(mondayMorning(new Date(now), zone)).toEqual({ day, clock: '09:00' })
})
