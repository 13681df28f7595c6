import { isLocale, type Locale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'

/** Where a moved page leads: another site, or a page of ours in the visitor's language. */
export function redirectTarget(locale: Locale, to: string): string {
  if (/^https?:\/\//.test(to)) return to
  const path = to.replace(/^\/+/, '')
  const [first, ...rest] = path.split('/')
  return isLocale(first) ? publicPath(first, rest.join('/')) : publicPath(locale, path)
}
