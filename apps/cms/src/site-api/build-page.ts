import type { PageView } from '@studio/shared/contracts/page'
import type { Page, SiteSetting } from '../payload-types'
import { buildBlocks } from './build-blocks'
import { figureFor } from './figures'
import { hrefOf } from './links'
import { pictureOf } from './pictures'
import type { PublishedReader } from './reader'

export async function buildPage(
  reader: PublishedReader,
  page: Page,
  readAt: number,
  /** Those of a city, where the page is read there. */
  own?: SiteSetting,
): Promise<PageView> {
  const settings = own ?? (await reader.settings())
  return {
    kind: 'page',
    readAt,
    path: page.slug === 'home' ? '' : page.slug,
    title: page.title,
    seo: {
      title: page.seoTitle || page.title,
      description: page.seoDescription ?? '',
      image: pictureOf(reader, page.seoImage),
      isIndexed: page.isHiddenFromSearch !== true,
    },
    contentLocale: reader.contentLocale,
    readyLocales: page.readyLocales,
    headerTheme: page.headerTheme,
    breadcrumbs: await breadcrumbs(reader, page),
    service: serviceOf(reader, page),
    blocks: await buildBlocks(page.blocks ?? [], { reader, settings }),
  }
}

async function breadcrumbs(reader: PublishedReader, page: Page): Promise<PageView['breadcrumbs']> {
  if (page.slug === 'home' || !page.showBreadcrumbs) return []
  const home = await reader.page('home')
  const trail = [home, page].filter((entry) => entry !== null)
  return trail.map(({ title, slug }) => ({ label: title, href: hrefOf(reader, slug) }))
}

/** What the page sells, with an offer for each row of the price list behind its service. */
function serviceOf(reader: PublishedReader, page: Page): PageView['service'] {
  const service = reader.related('services', page.service)
  if (!service) return null
  const group = reader.related('price-groups', service.priceGroup)
  return {
    name: service.name,
    description: service.summary,
    offers: (group?.items ?? []).flatMap((row) => {
      const figure = figureFor(row, reader.viewer.country)
      return figure?.kind === 'money' ? [{ name: row.label || row.key, figure }] : []
    }),
  }
}
