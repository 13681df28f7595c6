import { LOCALES } from '@studio/shared/locales'
import { expect, it } from 'vitest'
import { minuteIn, readTimeZone, zoneName } from './moments'

const AT = '2026-11-26T18:53:00Z'

it.each([
  ['Europe/Berlin', '19:53'],
  ['America/New_York', '13:53'],
  ['Asia/Kolkata', '00:23'],
  ['UTC', '18:53'],
])('formats moments in %s', (zone, clock) => {
  for (const locale of LOCALES) expect(minuteIn(AT, readTimeZone(zone), locale)).toContain(clock)
})

it.each(LOCALES)('names the time zone in %s', (locale) => {
  expect(zoneName('Europe/Berlin', locale)).toMatch(/\p{L}{4}/u)
})

it.each([null, '', 'Mars/Base', 'Europe/Berlin\r\nx: y', 'x'.repeat(65), '../etc'])(
  'rejects %j as a time zone',
  (named) => {
    expect(readTimeZone(named)).toBe('America/New_York')
  },
)
