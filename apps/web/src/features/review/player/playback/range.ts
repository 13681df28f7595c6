import type { FrameRange } from '../../types'

export const WHOLE: FrameRange = { in: null, out: null }

/** A beginning after the end takes the end away. */
export function withIn(range: FrameRange, frame: number): FrameRange {
  return { in: frame, out: range.out !== null && range.out < frame ? null : range.out }
}

/** An end before the beginning takes the beginning away. */
export function withOut(range: FrameRange, frame: number): FrameRange {
  return { in: range.in !== null && range.in > frame ? null : range.in, out: frame }
}

export interface Bounds {
  first: number
  last: number
}

/**
 * Between which frames a film runs that is started at one of them. Whoever starts behind the end of
 * the range wants to see what is there; running backwards, whoever starts before its beginning.
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
