import type { PageView } from '@studio/shared/contracts/page'
import type { ListView } from '@studio/shared/list-path'
import type { Media } from '../../payload-types'
import type { PublishedReader } from '../reader/reader'
import { pictureOf } from './media'

export interface Described {
  title: string
  seoTitle?: string | null
  seoDescription?: string | null
  seoImage?: number | Media | null
  isHiddenFromSearch?: boolean | null
}

export function seoOf(reader: PublishedReader, document: Described): PageView['seo'] {
  return {
    title: document.seoTitle || document.title,
    description: document.seoDescription ?? '',
    image: pictureOf(reader, document.seoImage),
    isIndexed: document.isHiddenFromSearch !== true,
  }
}

type Seo = PageView['seo']

/**
 * A page of a list has a URL of its own, so its title and description contain its number. Filtered
 * lists are not indexed, because the category has a page of its own.
 *
 * @param filter the title of the selected category
 */
export function seoOfView(seo: Seo, { page }: ListView, filter: string | null): Seo {
  const tell = (words: string) =>
    [filter, words, page > 1 ? String(page) : null].filter(Boolean).join(' · ')
  return {
    ...seo,
    title: tell(seo.title),
    description: seo.description && tell(seo.description),
    isIndexed: seo.isIndexed && filter === null,
  }
}
