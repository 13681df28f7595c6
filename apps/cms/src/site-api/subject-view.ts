import type { PageView } from '@studio/shared/contracts/page'
import type { PagePath } from '@studio/shared/paths'
import type { Locale } from '@studio/shared/locales'
import type { Media } from '../payload-types'
import { hrefOf } from './links'
import { pictureOf } from './pictures'
import type { PublishedReader } from './reader'

/** What every document with an address of its own has, whatever it is about. */
interface Document {
  title: string
  seoTitle?: string | null
  seoDescription?: string | null
  seoImage?: number | Media | null
  isHiddenFromSearch?: boolean | null
  readyLocales: Locale[]
}

interface Place {
  readAt: number
  path: PagePath
  headerTheme: PageView['headerTheme']
  /** The slug of the page that lists its kind: it stands between home and here. */
  index: string
  /** Said to search engines where nothing else is. */
  lead: string
  subject: NonNullable<PageView['subject']>
}

/** The view of a document whose layout is that of its subject. */
export async function subjectView(
  reader: PublishedReader,
  document: Document,
  { readAt, path, headerTheme, index, lead, subject }: Place,
): Promise<PageView> {
  const { title } = document
  return {
    kind: 'page',
    readAt,
    path,
    title,
    seo: {
      title: document.seoTitle || title,
      description: document.seoDescription || lead,
      image: pictureOf(reader, document.seoImage),
      isIndexed: document.isHiddenFromSearch !== true,
    },
    contentLocale: reader.contentLocale,
    readyLocales: document.readyLocales,
    headerTheme,
    breadcrumbs: [
      ...(await linkTo(reader, 'home')),
      ...(await linkTo(reader, index)),
      { label: title, href: hrefOf(reader, path) },
    ],
    service: null,
    subject,
    blocks: [],
    pageNumber: 1,
  }
}

/** A page's name and address, if it is published: none or one. */
export async function linkTo(reader: PublishedReader, slug: string) {
  const page = await reader.page(slug)
  return page ? [{ label: page.title, href: hrefOf(reader, page.slug) }] : []
}
