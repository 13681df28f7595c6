import { type ListView, readListPath } from '@studio/shared/list-path'
import type { Locale } from '@studio/shared/locales'
import { buildListView, buildPage } from '../build-page'
import { readPosts } from '../posts/read-posts'
import type { PublishedReader } from '../reader/reader'
import { readAllVideoIds, readCategories, readVideoIds } from '../videos/read-videos'
import { pagesOf } from '../videos/reel-items'
import { type Resolver, inReadyLanguage } from './resolver'
import { resolveCategoryPart } from './videos'

const HOME = 'home'

/** Resolves a page of blocks. It takes precedence over all other documents with the same path. */
export const resolvePage: Resolver = async (request) => {
  const slug = request.path === '' ? HOME : request.path
  const page = await request.reader.page(slug)
  if (!page) return null
  return inReadyLanguage(request, {
    found: page,
    again: (reader) => reader.page(slug),
    build: (reader, found) => buildPage(reader, found, request.readAt),
  })
}

/**
 * Resolves a part of a list, such as `work/filter/cartoons`, `work/page/2` or `beauty-reel/page/2`.
 */
export const resolveListPart: Resolver = async (request) => {
  const view = readListPath(request.path)
  if (!view) return null
  const page = await request.reader.page(view.base)
  if (!page) return view.filter ? null : resolveCategoryPart(request, view)
  const hasList = (page.blocks ?? []).some(({ blockType }) => blockType === 'workList')
  if (!hasList || !(await exists(request.reader, view))) return null
  return inReadyLanguage(request, {
    found: page,
    again: (reader) => reader.page(view.base),
    build: (reader, found) => buildListView(reader, found, request.readAt, view),
  })
}

async function exists(reader: PublishedReader, { filter, page }: ListView): Promise<boolean> {
  if (filter === null) return page <= pagesOf((await readAllVideoIds(reader)).length)
  const category = (await readCategories(reader)).find(({ slug }) => slug === filter)
  if (!category?.isWorkFilter) return false
  return page <= pagesOf((await readVideoIds(reader, category)).length)
}

/** Resolves further pages of the blog. Their number depends on the posts in the locale. */
export const resolvePostsPage: Resolver = async (request) => {
  const { reader, readAt } = request
  const view = readListPath(request.path)
  if (!view || view.filter !== null) return null
  const page = await reader.page(view.base)
  if (!page?.blocks?.some(({ blockType }) => blockType === 'postList')) return null
  const readyLocales = await languagesWith(reader, page.readyLocales, view.page)
  if (readyLocales.length === 0) return null
  return inReadyLanguage(request, {
    found: { ...page, readyLocales },
    again: async (other) => {
      const again = await other.page(view.base)
      return again && { ...again, readyLocales }
    },
    build: (other, found) => buildListView(other, found, readAt, view),
  })
}

/** The locales in which the list has a page with this number. */
async function languagesWith(
  reader: PublishedReader,
  locales: Locale[],
  number: number,
): Promise<Locale[]> {
  const counts = await Promise.all(
    // Reads the first page, because it contains the number of pages. Reading the requested page
    // would cache a result for every number in a URL.
    locales.map(async (locale) => (await readPosts(reader.inLanguage(locale), 1)).pageCount),
  )
  return locales.filter((_, index) => number <= (counts[index] ?? 0))
}
