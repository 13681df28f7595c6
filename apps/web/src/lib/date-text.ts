import { COUNTRY_FACTS, type Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'

interface Reader {
  country: Country
  locale: Locale
}

/**
 * Formats a day such as `2026-11-21`.
 * @returns `November 21, 2026`, `21 November 2026`, `21. November 2026`, or `21 نوفمبر 2026`
 */
export function dateText(day: string, { country, locale }: Reader): string {
  return new Intl.DateTimeFormat(dateFormat({ country, locale }), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))
}

/**
 * @returns a BCP 47 tag. In Arabic it has Latin digits and the Gregorian calendar, as in the rest
 * of the site
 */
export function dateFormat({ country, locale }: Reader): string {
  return locale === 'ar' ? 'ar-u-nu-latn-ca-gregory' : COUNTRY_FACTS[country].formats[locale]
}
