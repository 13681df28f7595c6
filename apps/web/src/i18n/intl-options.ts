import type { Locale } from '@studio/shared/locales'

/**
 * @returns the options of every translator. Numbers in Arabic messages have Latin digits, as in the
 * rest of the site, also in browsers whose Arabic has other ones
 */
export function intlOptions(locale: Locale) {
  return { locale: locale === 'ar' ? 'ar-u-nu-latn' : locale, timeZone: 'UTC' } as const
}
