import type { Country } from './countries'
import type { Locale } from './locales'
import { internalPath, type PagePath } from './paths'

/** The tag that every page has. */
export const ALL_PAGES_TAG = 'site'

/** @returns the tag of all pages in one country and language, which share header and footer */
export function variantTag(country: Country, locale: Locale): string {
  return `variant:${country}/${locale}`
}

/** @returns the tag of one page in one country and language */
export function pageTag(country: Country, locale: Locale, path: PagePath): string {
  // Tags are sent in a header, which allows only ASCII and separates them by commas.
  return `page:${encodeURI(internalPath(country, locale, path)).replaceAll(',', '%2C')}`
}
