import type { BlockOf } from '@studio/shared/contracts/blocks'
import type { Media } from '@studio/shared/contracts/common'
import type { FilmFiles } from './film-files'

export interface LayoutProps {
  block: BlockOf<'opening'>
  /** Null where the film is not published. */
  reel: {
    film: Media
    smallFilm: Media
    player: {
      large: FilmFiles
      small: FilmFiles
      duration: number | null
      words: { play: string; pause: string }
    }
  } | null
  name: string
  toContent: string
}
