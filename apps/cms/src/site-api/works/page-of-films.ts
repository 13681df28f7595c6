import type { ReelList } from '@studio/shared/contracts/reel'
import { listPath, type ListView } from '@studio/shared/list-path'
import { hrefOf } from '../links'
import type { PublishedReader } from '../reader'
import { readVideos } from './read-works'
import { reelItemsOf } from './reel-items'

/** A number that fills rows of two, three and four. */
const PAGE_SIZE = 24

/** How many pages so many films fill; an empty list has one, too. */
export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / PAGE_SIZE))
}

export async function pageOfFilms(
  reader: PublishedReader,
  ids: number[],
  view: ListView,
): Promise<ReelList> {
  const start = (view.page - 1) * PAGE_SIZE
  const shown = await readVideos(reader, ids.slice(start, start + PAGE_SIZE))
  const pages = Array.from({ length: pagesOf(ids.length) }, (_, index) => index + 1)
  return {
    items: reelItemsOf(reader, shown),
    page: view.page,
    hrefs: pages.map((page) => hrefOf(reader, listPath({ ...view, page }))),
  }
}
