import type { Action, Media } from '@studio/shared/contracts/common'
import { VIDEO_MARK } from '@studio/shared/dialog-links'
import { readVideoLink, type VideoLink } from '@studio/shared/video-link'

export interface Video {
  link: VideoLink
  href: string
  title: string
}

/**
 * If the button beside a picture links to a video, the picture becomes the video's poster, and the
 * button becomes its play button.
 */
export function takeVideo(
  media: Media | null,
  actions: Action[],
): { film: Video | null; others: Action[] } {
  if (!media) return { film: null, others: actions }
  for (const action of actions) {
    // An editor may have chosen to play the video over the page instead.
    const link = action.href.endsWith(VIDEO_MARK) ? null : readVideoLink(action.href)
    if (link) {
      const film = { link, href: action.href, title: action.label }
      return { film, others: actions.filter((other) => other !== action) }
    }
  }
  return { film: null, others: actions }
}
