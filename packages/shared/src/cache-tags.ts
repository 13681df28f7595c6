import type { Country } from './countries'
import type { Locale } from './locales'
import { internalPath, type PagePath } from './paths'

/** On every page. */
export const ALL_PAGES_TAG = 'site'

/** All pages of one country and language: they share header and footer. */
export function variantTag(country: Country, locale: Locale): string {
  return `variant:${country}/${locale}`
}

/** One page in one country and language. */
export function pageTag(country: Country, locale: Locale, path: PagePath): string {
  // Tags travel in headers, which take no letters beyond ASCII, and are separated by commas.
  return `page:${encodeURI(internalPath(country, locale, path)).replaceAll(',', '%2C')}`
}
