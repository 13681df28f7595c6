import type { Media } from '@studio/shared/contracts/common'

/** What plays on a screen, and what of it must stay in sight. */
export interface VideoFiles {
  src: string
  av1Src: string | null
  focus: string
}

export function focusOf({ focalPoint }: Media): string {
  return `${focalPoint.x}% ${focalPoint.y}%`
}

export function videoFilesOf(media: Media | null): VideoFiles | null {
  if (!media?.clip) return null
  return { src: media.clip.src, av1Src: media.clip.av1Src, focus: focusOf(media) }
}

/** Where the upright video and its poster take the place of the wide ones. */
export const SMALL_SCREEN = '(max-width: 47.99rem)'
