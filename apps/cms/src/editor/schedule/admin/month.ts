const MONDAY_FIRST = 6

/** The days of a month as dates of the browser's clock, and the empty days before the first. */
export function daysOfMonth(year: number, month: number): { blanks: number; days: Date[] } {
  const count = new Date(year, month + 1, 0).getDate()
  const days = Array.from({ length: count }, (_, index) => new Date(year, month, index + 1))
  // `getDay` counts from Sunday; the calendar begins with Monday.
  const blanks = (new Date(year, month, 1).getDay() + MONDAY_FIRST) % 7
  return { blanks, days }
}

export function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString()
}
