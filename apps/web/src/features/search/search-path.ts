import type { Locale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'

/** Address of the search page, with a query if there is one. */
export function searchHref(locale: Locale, q?: string): string {
  const href = publicPath(locale, 'search')
  return q ? `${href}?${new URLSearchParams({ q }).toString()}` : href
}
