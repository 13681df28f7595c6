import type { Shape } from '@studio/shared/review/drawing'
import { isHit } from '@studio/shared/review/shape-bounds'
import type { FrameSize, Point } from './frame-points'

/** Pixels of the screen around a pointer, so that a finger meets a thin line. */
const REACH = 10

/** The topmost shape at a place of the picture; null where there is none. */
export function findShapeAt(
  shapes: readonly Shape[],
  place: Point,
  seen: { width: number },
  frame: FrameSize,
): number | null {
  const slack = (REACH * frame.width) / Math.max(1, seen.width)
  const index = shapes.findLastIndex((shape) => isHit(shape, place, slack))
  return index < 0 ? null : index
}
