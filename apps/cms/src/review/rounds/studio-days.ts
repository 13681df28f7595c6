import type { Locale } from '@studio/shared/locales'

/** Where a day of the studio ends. */
export const STUDIO_TIME_ZONE = 'America/New_York'

/** As a mail writes a day, in each language's own way. */
export function dayText(day: string, locale: Locale): string {
  const format = locale === 'ar' ? 'ar-u-nu-latn-ca-gregory' : locale
  return new Intl.DateTimeFormat(format, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
}
