import type { PageView } from '@studio/shared/contracts/page'
import { listPagePath } from '@studio/shared/document-paths'
import type { Page } from '../payload-types'
import { buildBlocks } from './build-blocks'
import { figureFor } from './figures'
import { hrefOf } from './links'
import { pictureOf } from './pictures'
import type { PublishedReader } from './reader'

export async function buildPage(
  reader: PublishedReader,
  page: Page,
  readAt: number,
  /** Which page of the list on it; lists of more than one page go on at `/page/2`. */
  pageNumber = 1,
): Promise<PageView> {
  const settings = await reader.settings()
  const path = page.slug === 'home' ? '' : page.slug
  return {
    kind: 'page',
    readAt,
    path: listPagePath(path, pageNumber),
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
    subject: null,
    blocks: await buildBlocks(page.blocks ?? [], {
      reader,
      settings,
      place: { path, pageNumber },
    }),
    pageNumber,
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
