import type { Shape } from '@studio/shared/review/drawing'

export type PenPoint = Extract<Shape, { tool: 'pen' }>['points'][number]

/** Rounds to a tenth of a pixel, a difference that is not visible. */
const round = (value: number) => Math.round(value * 10) / 10

export function penPoint(x: number, y: number, pressure: number): PenPoint {
  return [round(x), round(y), Math.round(pressure * 100) / 100]
}

/**
 * Removes points that are close to the line between their neighbors, and after those the least
 * important ones until at most `most` remain.
 * @param tolerance in pixels of the frame
 */
export function simplify(points: readonly PenPoint[], tolerance: number, most: number): PenPoint[] {
  if (most < 2) return points.slice(0, Math.max(most, 1))
  const weights = weigh(points)
  const least = weights.toSorted((a, b) => b - a)[most] ?? 0
  const limit = Math.max(tolerance, least)
  return points.filter((_, index) => (weights[index] ?? 0) > limit)
}

/**
 * @returns the weight of each point by the Ramer–Douglas–Peucker algorithm: the distance of the
 * point from the line that would replace it, limited to the weight of the point that split that
 * line. End points have infinite weight, so they are always kept
 */
function weigh(points: readonly PenPoint[]): number[] {
  const weights = points.map(() => 0)
  weights[0] = Infinity
  weights[points.length - 1] = Infinity
  const spans = [{ first: 0, last: points.length - 1, above: Infinity }]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const { first, last, above } = span
    const far = farthest(points, first, last)
    if (far === null || far.distance === 0) continue
    const weight = Math.min(far.distance, above)
    weights[far.index] = weight
    spans.push({ first, last: far.index, above: weight }, { first: far.index, last, above: weight })
  }
  return weights
}

function farthest(points: readonly PenPoint[], first: number, last: number) {
  const from = points[first]
  const to = points[last]
  if (!from || !to) return null
  let found: { index: number; distance: number } | null = null
  for (let index = first + 1; index < last; index += 1) {
    const point = points[index]
    if (!point) continue
    const distance = distanceTo(point, from, to)
    if (!found || distance > found.distance) found = { index, distance }
  }
  return found
}

/** @returns the distance of a point from a segment, which may have no length */
function distanceTo([x, y]: PenPoint, [x1, y1]: PenPoint, [x2, y2]: PenPoint): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length
  const share = Math.max(0, Math.min(1, along))
  return Math.hypot(x - (x1 + share * dx), y - (y1 + share * dy))
}
