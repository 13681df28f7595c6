import { describe, expect, it } from 'vitest'
import { daysOfMonth, isSameDay } from './month'

describe('the days of a month', () => {
  it.each([
    [2026, 1, 28, 6],
    [2026, 5, 30, 0],
    [2026, 10, 30, 6],
    [2028, 1, 29, 1],
  ])('%d, month %d: %d days after %d empty ones', (year, month, count, blanks) => {
    const shown = daysOfMonth(year, month)
    expect(shown.days).toHaveLength(count)
    expect(shown.blanks).toBe(blanks)
  })

  it('finds the day of a moment', () => {
    const [day] = daysOfMonth(2026, 10).days
    expect(day && isSameDay(day, new Date(2026, 10, 1, 23, 59))).toBe(true)
    expect(day && isSameDay(day, new Date(2026, 10, 2, 0, 0))).toBe(false)
  })
})
