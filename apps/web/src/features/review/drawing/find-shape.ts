import type { Shape } from '@studio/shared/review/drawing'
import { isHit } from '@studio/shared/review/shape-bounds'
import type { FrameSize, Point } from './frame-points'

/**
 * Radius of the searched area around a pointer in screen pixels, so that a finger can hit thin
 * lines.
 */
const REACH = 10

/** @returns the index of the topmost shape at a point of the picture, or null */
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
