import type { PageView } from '@studio/shared/contracts/page'
import type { Locale } from '@studio/shared/locales'
import type { PagePath } from '@studio/shared/paths'
import { headerThemeOf } from '@studio/shared/routes/appearance'
import { UNCATEGORISED } from '../fields/video-rules'
import { hrefOf } from './content/links'
import { type Described, seoOf } from './content/seo'
import type { PublishedReader } from './reader/reader'

/** What every document with an address of its own has, whatever it is about. */
interface Document extends Described {
  readyLocales: Locale[]
}

interface Place {
  readAt: number
  path: PagePath
  /** The plan's, where no editor has chosen one. */
  headerTheme?: PageView['headerTheme'] | null | undefined
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

/** A page's name and address, if it is published: none or one. */
export async function linkTo(reader: PublishedReader, slug: string) {
  const page = await reader.page(slug)
  return page ? [{ label: page.title, href: hrefOf(reader, page.slug) }] : []
}

interface Step {
  slug: string
  title: string
}

/** From the home page by the work page, where there is one, to these. */
export async function trailTo(
  reader: PublishedReader,
  steps: Step[],
): Promise<PageView['breadcrumbs']> {
  const [home, work] = await Promise.all([reader.page('home'), reader.page(UNCATEGORISED)])
  const trail = [home, work, ...steps].filter((step) => step !== null)
  return trail.map(({ title, slug }) => ({ label: title, href: hrefOf(reader, slug) }))
}

/** The day of a date field, `2026-11-21`: the admin stores noon. */
export function dayOf(date: string): string {
  return date.slice(0, 10)
}
