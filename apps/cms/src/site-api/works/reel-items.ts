import type { ReelItem } from '@studio/shared/contracts/reel'
import type { Media } from '@studio/shared/contracts/common'
import type { VideoSummary } from '../find-published'
import { hrefOf } from '../links'
import { pictureOf } from '../pictures'
import type { PublishedReader } from '../reader'

type Pictured = Pick<VideoSummary, 'film' | 'poster'>

/** The film's clip on the poster that the film has for itself, or on the clip's own. */
export function mediaOf(reader: PublishedReader, { film, poster }: Pictured): Media | null {
  const clip = pictureOf(reader, film)
  const own = pictureOf(reader, poster)
  return own && clip ? { ...own, clip: clip.clip } : (own ?? clip)
}

export function stageOf(reader: PublishedReader, { film }: Pictured) {
  return reader.related('media', film)?.stage ?? null
}

/** Films without a picture have nothing to show in a list yet. */
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
