import { describe, expect, it } from 'vitest'
import { dayIn, isTimeZone } from './due-day'

describe('dayIn', () => {
  it.each([
    ['UTC', '2026-12-04T23:59:59.999Z', '2026-12-04'],
    ['UTC', '2026-12-05T00:00:00.000Z', '2026-12-05'],
    ['Asia/Dubai', '2026-12-04T19:59:59.999Z', '2026-12-04'],
    ['Asia/Dubai', '2026-12-04T20:00:00.000Z', '2026-12-05'],
    ['America/Los_Angeles', '2026-12-05T07:59:59.999Z', '2026-12-04'],
    ['America/Los_Angeles', '2026-12-05T08:00:00.000Z', '2026-12-05'],
    ['Europe/Berlin', '2026-07-31T22:00:00.000Z', '2026-08-01'],
    ['Europe/Berlin', '2026-12-31T22:59:59.999Z', '2026-12-31'],
    ['Pacific/Kiritimati', '2026-01-01T10:00:00.000Z', '2026-01-02'],
  ])('is in %s at %s %s', (timeZone, now, day) => {
    expect(dayIn(timeZone, new Date(now))).toBe(day)
  })
})

describe('isTimeZone', () => {
  it.each([
    ['Europe/Berlin', true],
    ['UTC', true],
    ['Mars/Olympus', false],
    ['', false],
    ['../etc', false],
  ])('%j: %s', (name, expected) => {
    expect(isTimeZone(name)).toBe(expected)
  })
})
