import type { FrameRange } from '../../types'

export const WHOLE: FrameRange = { in: null, out: null }

/** An in point after the out point removes the out point. */
export function withIn(range: FrameRange, frame: number): FrameRange {
  return { in: frame, out: range.out !== null && range.out < frame ? null : range.out }
}

/** An out point before the in point removes the in point. */
export function withOut(range: FrameRange, frame: number): FrameRange {
  return { in: range.in !== null && range.in > frame ? null : range.in, out: frame }
}

export interface Bounds {
  first: number
  last: number
}

/**
 * The frames between which playback runs from a start frame. A start outside the range (after its
 * end, or before its beginning when backwards) ignores that bound.
 */
export function boundsFrom(
  frame: number,
  direction: 1 | -1,
  range: FrameRange,
  frameCount: number,
): Bounds {
  const end = Math.max(0, frameCount - 1)
  const last = Math.min(range.out ?? end, end)
  const first = Math.min(range.in ?? 0, last)
  const isPast = direction === 1 ? frame > last : frame < first
  return isPast ? { first: 0, last: end } : { first, last }
}
