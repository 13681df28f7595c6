import type { Locale } from '../../packages/shared/src/locales'
import { BUILT_IN_PAGES, publicPath } from '../../packages/shared/src/paths'

/** The guide in each language on each surface. */
export function guideAddresses(locale: Locale): string[] {
  const guide = BUILT_IN_PAGES.filter((path) => path.startsWith('style-guide'))
  return guide.map((path) => publicPath(locale, path))
}
