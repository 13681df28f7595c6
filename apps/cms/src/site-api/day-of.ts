/** The day of a date field, `2026-11-21`: the admin stores noon. */
export function dayOf(date: string): string {
  return date.slice(0, 10)
}
