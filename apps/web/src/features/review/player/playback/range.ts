import type { FrameRange } from '../../types'

export const WHOLE: FrameRange = { in: null, out: null }

/** Sets the in point. If it is after the out point, the out point is removed. */
export function withIn(range: FrameRange, frame: number): FrameRange {
  return { in: frame, out: range.out !== null && range.out < frame ? null : range.out }
}

/** Sets the out point. If it is before the in point, the in point is removed. */
export function withOut(range: FrameRange, frame: number): FrameRange {
  return { in: range.in !== null && range.in > frame ? null : range.in, out: frame }
}

export interface Bounds {
  first: number
  last: number
}

/**
 * @returns the frames between which playback runs. If the start frame is already past the range in
 * the direction of playback, the range is ignored
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
