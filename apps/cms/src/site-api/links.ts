import type { Action } from '@studio/shared/contracts/common'
import { publicPath } from '@studio/shared/paths'
import type { Page, SiteSetting } from '../payload-types'
import { contactFor } from './contact'
import type { PublishedReader } from './reader'

export interface StoredLink {
  type: 'page' | 'url' | 'email' | 'phone'
  page?: number | Page | null
  url?: string | null
}

export interface ResolvedLink {
  href: string
  isExternal: boolean
}

/** Null where a link leads nowhere for a visitor: to a draft, or to nothing. */
export function resolveLink(
  reader: PublishedReader,
  link: StoredLink,
  settings: SiteSetting,
): ResolvedLink | null {
  if (link.type === 'url') return link.url ? { href: link.url, isExternal: true } : null
  if (link.type === 'page') {
    const page = reader.related('pages', link.page)
    return page && { href: hrefOf(reader, page.slug), isExternal: false }
  }
  const contact = contactFor(settings, reader.viewer.country)
  return {
    href: link.type === 'email' ? `mailto:${contact.email}` : contact.phoneHref,
    isExternal: false,
  }
}

export function hrefOf(reader: PublishedReader, slug: string): string {
  return publicPath(reader.viewer.locale, slug === 'home' ? '' : slug)
}

interface StoredAction {
  label: string
  emphasis: 'primary' | 'secondary'
  link: StoredLink
}

export function resolveActions(
  reader: PublishedReader,
  actions: StoredAction[] | null | undefined,
  settings: SiteSetting,
): Action[] {
  return (actions ?? []).flatMap(({ label, emphasis, link }) => {
    const target = resolveLink(reader, link, settings)
    return target ? [{ label, emphasis, ...target }] : []
  })
}
