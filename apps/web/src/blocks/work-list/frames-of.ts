import type { Media } from '@studio/shared/contracts/common'
import { FRAMES_A_SECOND } from '@/lib/timecode'

/** A clip's length in frames; null for a picture, and where nobody noted it. */
export function framesOf(media: Media | null): number | null {
  const duration = media?.clip?.duration
  return typeof duration === 'number' ? Math.round(duration * FRAMES_A_SECOND) : null
}
