import type { HeaderView, MenuGroup, MenuItem, MenuLink } from '@studio/shared/contracts/menus'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Menu, SiteSetting } from '../../payload-types'
import { resolveLink, type StoredLink } from '../content/links'
import type { PublishedReader } from '../reader/reader'

export interface MenuContext {
  reader: PublishedReader
  menus: Menu
  settings: SiteSetting
}

/** Reads the menus in the locale of their labels. */
export async function menuContext(
  reader: PublishedReader,
  settings: SiteSetting,
): Promise<MenuContext> {
  const { country, locale } = reader.viewer
  const own = reader.inLanguage(menuLanguage(country, locale))
  return { reader: own, menus: await own.menus(), settings }
}

/**
 * In Germany, the menus of English pages are German, because English is the default for visitors
 * who have not chosen a language. Arabic pages keep Arabic menus.
 */
export function menuLanguage(country: Country, locale: Locale): Locale {
  return country === 'gr' && locale === 'en' ? 'de' : locale
}

interface Limited {
  countries?: Country[] | null
}

interface StoredEntry extends Limited {
  label: string
  link: StoredLink
}

export interface StoredGroup extends Limited {
  id?: string | null
  title?: string | null
  link: StoredLink
  entries?: StoredEntry[] | null
}

/** An entry without countries is shown in all of them. */
export function isShownIn(country: Country, { countries }: Limited): boolean {
  return !countries?.length || countries.includes(country)
}

export function linksOf(
  { reader, settings }: MenuContext,
  entries: StoredEntry[] | null | undefined,
): MenuLink[] {
  return (entries ?? []).flatMap((entry) => {
    if (!isShownIn(reader.viewer.country, entry)) return []
    const target = resolveLink(reader, entry.link, settings)
    return target ? [{ label: entry.label, ...target }] : []
  })
}

export function groupsOf(
  context: MenuContext,
  groups: StoredGroup[] | null | undefined,
): MenuGroup[] {
  const { reader, settings } = context
  return (groups ?? []).flatMap((group, index) => {
    const links = linksOf(context, group.entries)
    if (!isShownIn(reader.viewer.country, group) || links.length === 0) return []
    const href = resolveLink(reader, group.link, settings)?.href ?? null
    return [{ id: group.id ?? String(index), title: group.title || null, href, links }]
  })
}

type StoredItem = NonNullable<Menu['megaItems']>[number]

export function buildHeader(context: MenuContext): HeaderView {
  const { menus, reader } = context
  const itemsOf = (stored: Menu['megaItems']) =>
    (stored ?? []).flatMap((item, index) => itemOf(context, item, item.id ?? String(index)))
  return {
    version: menus.version,
    language: reader.contentLocale,
    items: { mega: itemsOf(menus.megaItems), dropdowns: itemsOf(menus.dropdownItems) },
    callToAction: buttonOf(context),
  }
}

function itemOf(context: MenuContext, item: StoredItem, id: string): MenuItem[] {
  if (item.blockType === 'menuLink') {
    return linksOf(context, [item]).map((link) => ({ type: 'link', id, ...link }))
  }
  if (!isShownIn(context.reader.viewer.country, item)) return []
  const groups = groupsOf(context, item.groups)
  return groups.length > 0 ? [{ type: 'menu', id, label: item.label, groups }] : []
}

function buttonOf({ reader, menus, settings }: MenuContext): HeaderView['callToAction'] {
  const { label, link } = menus.callToAction
  const target = label ? resolveLink(reader, link, settings) : null
  return label && target ? { label, emphasis: 'primary', ...target } : null
}

export function buildFooter(context: MenuContext): LayoutData['footer'] {
  return {
    language: context.reader.contentLocale,
    groups: groupsOf(context, context.menus.footerGroups),
  }
}
