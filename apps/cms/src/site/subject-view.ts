import type { PageView } from '@studio/shared/contracts/page'
import type { Locale } from '@studio/shared/locales'
import type { PagePath } from '@studio/shared/paths'
import { headerThemeOf } from '@studio/shared/routes/appearance'
import { UNCATEGORISED } from '../platform/fields/video-rules'
import { hrefOf } from './content/links'
import { type Described, seoOf } from './content/seo'
import type { PublishedReader } from './reader/reader'

interface Document extends Described {
  readyLocales: Locale[]
}

interface Place {
  readAt: number
  path: PagePath
  /** The theme of the header. By default, it is the theme that is planned for the path. */
  headerTheme?: PageView['headerTheme'] | null | undefined
  /** The slug of the page that lists documents of this kind. The breadcrumbs contain this page. */
  index: string
  /** The description for search engines, if the document has none of its own. */
  lead: string
  subject: NonNullable<PageView['subject']>
}

/** Builds the page view of a document that has a layout of its own, such as a post or a job. */
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
    seo: seoOf(reader, { ...document, seoDescription: document.seoDescription || lead }),
    contentLocale: reader.contentLocale,
    readyLocales: document.readyLocales,
    headerTheme: headerTheme ?? headerThemeOf(path),
    layout: 'default',
    breadcrumbs: [
      ...(await linkTo(reader, 'home')),
      ...(await linkTo(reader, index)),
      { label: title, href: hrefOf(reader, path) },
    ],
    service: null,
    subject,
    blocks: [],
  }
}

/** Returns the page's title and URL, or an empty array if the page is not published. */
export async function linkTo(reader: PublishedReader, slug: string) {
  const page = await reader.page(slug)
  return page ? [{ label: page.title, href: hrefOf(reader, page.slug) }] : []
}

interface Step {
  slug: string
  title: string
}

/**
 * Builds breadcrumbs from the home page through the work page, if it exists, to the given steps.
 */
export async function trailTo(
  reader: PublishedReader,
  steps: Step[],
): Promise<PageView['breadcrumbs']> {
  const [home, work] = await Promise.all([reader.page('home'), reader.page(UNCATEGORISED)])
  const trail = [home, work, ...steps].filter((step) => step !== null)
  return trail.map(({ title, slug }) => ({ label: title, href: hrefOf(reader, slug) }))
}

/** The day of a date field, such as `2026-11-21`. The admin stores noon of that day. */
export function dayOf(date: string): string {
  return date.slice(0, 10)
}
