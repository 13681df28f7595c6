import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Menu, SiteSetting } from '../../payload-types'
import type { PublishedReader } from '../reader'

/** What header and footer are built from. */
export interface MenuContext {
  reader: PublishedReader
  menus: Menu
  settings: SiteSetting
}

/** Reads the menus in the language in which their names are shown. */
export async function menuContext(
  reader: PublishedReader,
  settings: SiteSetting,
): Promise<MenuContext> {
  const { country, locale } = reader.viewer
  const own = reader.inLanguage(menuLanguage(country, locale))
  return { reader: own, menus: await own.menus(), settings }
}

/**
 * In Germany the menus are German, also on English pages: English is what
 * visitors get who chose nothing. Who chose Arabic keeps it.
 */
export function menuLanguage(country: Country, locale: Locale): Locale {
  return country === 'gr' && locale === 'en' ? 'de' : locale
}
