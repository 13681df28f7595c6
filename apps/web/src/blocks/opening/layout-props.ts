import type { BlockOf } from '@studio/shared/contracts/blocks'
import type { Media } from '@studio/shared/contracts/common'
import type { VideoFiles } from './video-files'

export interface LayoutProps {
  block: BlockOf<'opening'>
  /** The video; null if it is not published. */
  reel: {
    film: Media
    smallFilm: Media
    player: {
      large: VideoFiles
      small: VideoFiles
      duration: number | null
      words: { play: string; pause: string }
    }
  } | null
  name: string
  toContent: string
}
