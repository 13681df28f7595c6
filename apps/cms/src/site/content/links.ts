import type { Action } from '@studio/shared/contracts/common'
import { videoLink, storyboardsLink, type StoryboardsPath } from '@studio/shared/dialog-links'
import { inquiryLink } from '@studio/shared/inquiry/inquiry-link'
import { isTopic, topicOfPage } from '@studio/shared/inquiry/topics'
import { publicPath } from '@studio/shared/paths'
import type { LinkType } from '../../platform/fields/link'
import type { Media, Page, SiteSetting } from '../../payload-types'
import { contactFor } from './contact'
import { addressOf } from './media'
import type { PublishedReader } from '../reader/reader'

export interface StoredLink {
  type: LinkType
  page?: number | Page | null
  path?: string | null
  anchor?: string | null
  topic?: string | null
  url?: string | null
  part?: StoryboardsPath | null
  film?: number | Media | null
  filmUrl?: string | null
}

export interface ResolvedLink {
  href: string
  isExternal: boolean
}

/**
 * Converts a stored link to a link of a view.
 *
 * @returns null if the link has no target that visitors can see, such as a link to a draft
 */
export function resolveLink(
  reader: PublishedReader,
  link: StoredLink,
  settings: SiteSetting,
): ResolvedLink | null {
  switch (link.type) {
    case 'none':
      return null
    case 'url':
      return external(link.url)
    case 'page':
      return onSite(reader, reader.linked(link.page), link)
    case 'path':
      return onSite(reader, reader.published(link.path), link)
    case 'storyboards': {
      const address = settings.storyboards?.address
      return external(address && storyboardsLink(address, link.part))
    }
    case 'video': {
      const film = reader.related('media', link.film)
      const address = film ? addressOf(film) : link.filmUrl
      // A file is not a page. The link therefore counts as external, so that the client-side router
      // does not handle it.
      return external(address && videoLink(address))
    }
    case 'email':
      return inside(`mailto:${contactFor(settings, reader.viewer.country).email}`)
    case 'phone':
      return inside(contactFor(settings, reader.viewer.country).phoneHref)
  }
}

function onSite(
  reader: PublishedReader,
  slug: string | null,
  { anchor, topic }: StoredLink,
): ResolvedLink | null {
  if (slug === null) return null
  const href = hrefOf(reader, slug) + (anchor ? `#${anchor}` : '')
  return inside(inquiryLink(href, isTopic(topic) ? topic : topicOfPage(reader.path)))
}

function external(href: string | null | undefined): ResolvedLink | null {
  return href ? { href, isExternal: true } : null
}

function inside(href: string): ResolvedLink {
  return { href, isExternal: false }
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
