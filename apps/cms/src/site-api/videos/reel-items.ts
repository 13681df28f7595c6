import type { Media } from '@studio/shared/contracts/common'
import type { ReelItem, ReelList } from '@studio/shared/contracts/reel'
import { listPath, type ListView } from '@studio/shared/list-path'
import { hrefOf } from '../content/links'
import { pictureOf } from '../content/media'
import type { VideoSummary } from '../reader/find-published'
import type { PublishedReader } from '../reader/reader'
import { readVideos } from './read-videos'

type Pictured = Pick<VideoSummary, 'film' | 'poster'>

/** The video's clip on the poster that the video has for itself, or on the clip's own. */
export function mediaOf(reader: PublishedReader, { film, poster }: Pictured): Media | null {
  const clip = pictureOf(reader, film)
  const own = pictureOf(reader, poster)
  return own && clip ? { ...own, clip: clip.clip } : (own ?? clip)
}

export function stageOf(reader: PublishedReader, { film }: Pictured) {
  return reader.related('media', film)?.stage ?? null
}

/** Videos without a picture have nothing to show in a list yet. */
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

/** A number that fills rows of two, three and four. */
const PAGE_SIZE = 24

/** How many pages so many videos fill; an empty list has one, too. */
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
