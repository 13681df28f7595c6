import type { Media } from '@studio/shared/contracts/common'
import type { ReelItem, ReelList } from '@studio/shared/contracts/reel'
import { listPath, type ListView } from '@studio/shared/list-path'
import { hrefOf } from '../content/links'
import { pictureOf } from '../content/media'
import type { VideoSummary } from '../reader/find-published'
import type { PublishedReader } from '../reader/reader'
import { readVideos } from './read-videos'

type Pictured = Pick<VideoSummary, 'film' | 'poster'>

/**
 * The video's clip with the video's own poster, or with the clip's poster if the video has none.
 */
export function mediaOf(reader: PublishedReader, { film, poster }: Pictured): Media | null {
  const clip = pictureOf(reader, film)
  const own = pictureOf(reader, poster)
  return own && clip ? { ...own, clip: clip.clip } : (own ?? clip)
}

export function stageOf(reader: PublishedReader, { film }: Pictured) {
  return reader.related('media', film)?.stage ?? null
}

/**
 * The videos as items of a list. Videos without a picture are left out, because a list cannot show
 * them.
 */
export function reelItemsOf(reader: PublishedReader, videos: VideoSummary[]): ReelItem[] {
  return videos.flatMap((video) => {
    const media = mediaOf(reader, video)
    if (!media || !video.path) return []
    return [
      {
        key: String(video.id),
        href: hrefOf(reader, video.path),
        title: video.title,
        subtitle: video.subtitle ?? null,
        media,
        stage: stageOf(reader, video),
      },
    ]
  })
}

/**
 * The number of videos on a page. It is divisible by two, three and four, so that every row is
 * full.
 */
const PAGE_SIZE = 24

/** The number of pages of a list. An empty list has one page. */
export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / PAGE_SIZE))
}

export async function pageOfVideos(
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
