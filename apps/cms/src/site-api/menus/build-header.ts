import type { HeaderView, MenuItem } from '@studio/shared/contracts/menus'
import type { Menu } from '../../payload-types'
import { resolveLink } from '../links'
import type { MenuContext } from './menu-context'
import { groupsOf, isShownIn, linksOf } from './menu-links'

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
