import { carryAnchor, type Place } from '@studio/shared/review/carry-anchor'
import { clampFrame, convertFrame } from '@studio/shared/review/frames'
import type { Anchor } from '@studio/shared/review/notes'

type Shown = Place & { id: string }

/** The last position of a reader, and the version on which it was. */
export interface LastSeen {
  anchor: Anchor
  version: Shown
}

/**
 * @returns the position on a version at which a reader sees the same moment as before, even if the
 * films have different frame rates
 */
export function sameTime({ anchor, version }: LastSeen, on: Shown): Anchor {
  if (version.id === on.id) return anchor
  if (anchor.kind !== 'frames' || !version.video || !on.video) {
    return anchor.kind === 'place' ? anchor : carryAnchor(anchor, version, on)
  }
  const { rate, frameCount } = on.video
  const frame = clampFrame(convertFrame(anchor.first, version.video.rate, rate), frameCount)
  return { kind: 'frames', first: frame, last: frame }
}
