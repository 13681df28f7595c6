import type { Action } from '@studio/shared/contracts/common'
import { publicPath } from '@studio/shared/paths'
import type { Page, SiteSetting } from '../payload-types'
import { contactFor } from './contact'
import type { PublishedReader } from './reader'

export interface StoredLink {
  type: 'none' | 'page' | 'path' | 'url' | 'email' | 'phone'
  page?: number | Page | null
  path?: string | null
  anchor?: string | null
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
  const contact = contactFor(settings, reader.viewer.country)
  switch (link.type) {
    case 'none':
      return null
    case 'url':
      return link.url ? { href: link.url, isExternal: true } : null
    case 'page':
      return onSite(reader, reader.linked(link.page), link)
    case 'path':
      return onSite(reader, reader.published(link.path), link)
    case 'email':
      return { href: `mailto:${contact.email}`, isExternal: false }
    case 'phone':
      return { href: contact.phoneHref, isExternal: false }
  }
}

function onSite(
  reader: PublishedReader,
  slug: string | null,
  { anchor }: StoredLink,
): ResolvedLink | null {
  if (slug === null) return null
  return { href: hrefOf(reader, slug) + (anchor ? `#${anchor}` : ''), isExternal: false }
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
