/** Day and time in the reader's language and time zone. @param moment ISO 8601 */
export function momentText(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  )
}
