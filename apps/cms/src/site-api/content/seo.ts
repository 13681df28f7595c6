import type { PageView } from '@studio/shared/contracts/page'
import type { ListView } from '@studio/shared/list-path'
import type { Media } from '../../payload-types'
import type { PublishedReader } from '../reader/reader'
import { pictureOf } from './media'

/** What a document that is a page says of itself. */
export interface Described {
  title: string
  seoTitle?: string | null
  seoDescription?: string | null
  seoImage?: number | Media | null
  isHiddenFromSearch?: boolean | null
}

/** The same, as search engines and shared links need it. */
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
 * A part of a list is a page of its own, so it says in title and description
 * which part it is. What a filter shows has its page already, the category's.
 *
 * @param filter the title of the category that is filtered by
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
