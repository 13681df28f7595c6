import type { MenuGroup, MenuLink } from '@studio/shared/contracts/menus'
import type { Country } from '@studio/shared/countries'
import { resolveLink, type StoredLink } from '../links'
import type { MenuContext } from './menu-context'

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

/** Whether an entry is for the visitor's country; one that names none is for all. */
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

/** Columns of links; one in which nothing is left is no column. */
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
