import type { Locale } from '@studio/shared/locales'

/** The time zone in which the studio's days begin and end. */
export const STUDIO_TIME_ZONE = 'America/New_York'

/** Formats a day for a mail, in the usual style of each language. */
export function dayText(day: string, locale: Locale): string {
  const format = locale === 'ar' ? 'ar-u-nu-latn-ca-gregory' : locale
  return new Intl.DateTimeFormat(format, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
}
