import type { Media } from '@studio/shared/contracts/common'

/** What plays on a screen, and what of it must stay in sight. */
export interface FilmFiles {
  src: string
  av1Src: string | null
  focus: string
}

export function focusOf({ focalPoint }: Media): string {
  return `${focalPoint.x}% ${focalPoint.y}%`
}

export function filmFilesOf(media: Media | null): FilmFiles | null {
  if (!media?.clip) return null
  return { src: media.clip.src, av1Src: media.clip.av1Src, focus: focusOf(media) }
}

/** Where the upright film and its poster take the place of the wide ones. */
export const SMALL_SCREEN = '(max-width: 47.99rem)'
