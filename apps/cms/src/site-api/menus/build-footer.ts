import type { ShellView } from '@studio/shared/contracts/shell'
import type { MenuContext } from './menu-context'
import { groupsOf } from './menu-links'

export function buildFooter(context: MenuContext): ShellView['footer'] {
  return {
    language: context.reader.contentLocale,
    groups: groupsOf(context, context.menus.footerGroups),
  }
}
