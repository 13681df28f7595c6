import type { PageView } from '@studio/shared/contracts/page'
import type { Media } from '../payload-types'
import { pictureOf } from './pictures'
import type { PublishedReader } from './reader'

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
