import type { PageView } from '@studio/shared/contracts/page'
import type { CategorySubject } from '@studio/shared/contracts/subjects/videos'
import { firstOf, listPath, type ListView } from '@studio/shared/list-path'
import { headerThemeOf } from '@studio/shared/routes/appearance'
import type { Category } from '../../payload-types'
import { buildBlocks } from '../blocks/build-blocks'
import { hrefOf } from '../content/links'
import type { PublishedReader } from '../reader/reader'
import { richTextFor } from '../content/rich-text'
import { seoOf, seoOfView } from '../content/seo'
import { pageOfVideos, reelItemsOf } from './reel-items'
import { readCategories, readVideoIds, readVideos } from './read-videos'
import { trailTo } from '../subject-view'

export async function buildCategory(
  reader: PublishedReader,
  category: Category,
  readAt: number,
  view: ListView,
): Promise<PageView> {
  const settings = await reader.settings()
  const isFirst = view.page === 1
  return {
    kind: 'page',
    readAt,
    path: listPath(view),
    title: category.title,
    seo: seoOfView(seoOf(reader, category), view, null),
    contentLocale: reader.contentLocale,
    readyLocales: category.readyLocales,
    headerTheme: category.headerTheme ?? headerThemeOf(category.slug),
    layout: 'default',
    breadcrumbs: await trailTo(reader, [category]),
    service: null,
    subject: await subjectOf(reader, category, view),
    blocks: isFirst
      ? await buildBlocks(category.blocks ?? [], {
          reader,
          settings,
          list: firstOf(category.slug),
        })
      : [],
  }
}

async function subjectOf(
  reader: PublishedReader,
  category: Category,
  view: ListView,
): Promise<CategorySubject> {
  const settings = await reader.settings()
  const ids = await readVideoIds(reader, category)
  const isFirst = view.page === 1
  return {
    type: 'category',
    lead: category.lead || null,
    body: isFirst ? richTextFor(reader, category.body, settings) : [],
    leadVideo: isFirst ? await leadOf(reader, category, ids) : null,
    videos: await pageOfVideos(reader, ids, view),
    siblings: await siblingsOf(reader, category),
  }
}

/** The video that editors have chosen, or else the first video of the list. */
async function leadOf(reader: PublishedReader, category: Category, ids: number[]) {
  const chosen = reader.related('videos', category.leadVideo)
  const [first] = chosen ? [chosen] : await readVideos(reader, ids.slice(0, 1))
  return first ? (reelItemsOf(reader, [first])[0] ?? null) : null
}

async function siblingsOf(reader: PublishedReader, { id, parent }: Category) {
  const all = await readCategories(reader)
  return all
    .filter((other) => other.parent === parent)
    .map((other) => ({
      label: other.title,
      href: hrefOf(reader, other.slug),
      isCurrent: other.id === id,
    }))
}
