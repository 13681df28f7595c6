import { isCountry } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { readPublicPath } from '@studio/shared/paths'

/** The language of an address, whether it is the visitor's or the internal one behind it. */
export function requestLocale(url = '/'): Locale {
  const segments = (url.split('?')[0] ?? '').split('/').filter(Boolean)
  const visible = isCountry(segments[0]) ? segments.slice(1) : segments
  return readPublicPath(`/${visible.join('/')}`).locale
}
