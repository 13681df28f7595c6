import type { Media } from '@studio/shared/contracts/common'

/** The files for one kind of screen, and the point that stays visible when they are cropped. */
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

/** Screens with the upright video and its poster. */
export const SMALL_SCREEN = '(max-width: 47.99rem)'
