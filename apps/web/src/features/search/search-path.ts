import type { Locale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'

/** @returns the address of the search page, with the query if there is one */
export function searchHref(locale: Locale, q?: string): string {
  const href = publicPath(locale, 'search')
  return q ? `${href}?${new URLSearchParams({ q }).toString()}` : href
}
