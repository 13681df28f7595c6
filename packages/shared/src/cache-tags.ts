import type { Country } from './countries'
import type { Locale } from './locales'
import { internalPath, type PagePath } from './paths'

/** Everything the web has made: used when an instance has forgotten what became stale. */
export const ALL_PAGES_TAG = 'site'

/** One page in one country and language. */
export function pageTag(country: Country, locale: Locale, path: PagePath): string {
  return `page:${internalPath(country, locale, path)}`
}
