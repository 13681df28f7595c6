import type { PageView } from '@studio/shared/contracts/page'
import { firstOf, listPath, type ListView } from '@studio/shared/list-path'
import { headerThemeOf } from '@studio/shared/routes/appearance'
import { fixedLayoutOf } from '@studio/shared/routes/layout'
import type { Page, SiteSetting } from '../payload-types'
import { buildBlocks } from './blocks/build-blocks'
import { hrefOf } from './content/links'
import { seoOf, seoOfView } from './content/seo'
import type { PublishedReader } from './reader/reader'
import { readCategories } from './videos/read-videos'

const HOME = 'home'

interface Reading {
  /** The part of the page's list that is shown. Long lists continue at `/page/2`. */
  list?: ListView
  /** The settings of a city, if the page is built for a city. */
  settings?: SiteSetting
}

export async function buildPage(
  reader: PublishedReader,
  page: Page,
  readAt: number,
  { list = firstOf(pathOf(page)), settings: own }: Reading = {},
): Promise<PageView> {
  const settings = own ?? (await reader.settings())
  const { base } = list
  return {
    kind: 'page',
    readAt,
    path: listPath(list),
    title: page.title,
    seo: seoOf(reader, page),
    contentLocale: reader.contentLocale,
    readyLocales: page.readyLocales,
    headerTheme: page.headerTheme ?? headerThemeOf(base),
    ...(page.headerVersion && { headerVersion: page.headerVersion }),
    layout: fixedLayoutOf(base) ?? page.layout ?? 'default',
    breadcrumbs: await breadcrumbs(reader, page),
    service: serviceOf(reader, page),
    subject: null,
    blocks: await buildBlocks(page.blocks ?? [], { reader, settings, list }),
  }
}

function pathOf({ slug }: Page): string {
  return slug === HOME ? '' : slug
}

async function breadcrumbs(reader: PublishedReader, page: Page): Promise<PageView['breadcrumbs']> {
  if (page.slug === HOME || !page.showBreadcrumbs) return []
  const home = await reader.page(HOME)
  const trail = [home, page].filter((entry) => entry !== null)
  return trail.map(({ title, slug }) => ({ label: title, href: hrefOf(reader, slug) }))
}

/** The service that the page sells. The prices of the service are in the page's price tables. */
function serviceOf(reader: PublishedReader, page: Page): PageView['service'] {
  const service = reader.related('services', page.service)
  return service && { name: service.name, description: service.summary }
}

export async function buildListView(
  reader: PublishedReader,
  page: Page,
  readAt: number,
  view: ListView,
): Promise<PageView> {
  const built = await buildPage(reader, page, readAt, { list: view })
  const filter = view.filter === null ? null : await titleOf(reader, view.filter)
  return { ...built, seo: seoOfView(built.seo, view, filter) }
}

async function titleOf(reader: PublishedReader, category: string): Promise<string | null> {
  const categories = await readCategories(reader)
  return categories.find(({ slug }) => slug === category)?.title ?? null
}
