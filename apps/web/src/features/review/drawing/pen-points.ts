import type { Shape } from '@studio/shared/review/drawing'

export type PenPoint = Extract<Shape, { tool: 'pen' }>['points'][number]

/** Digits behind the point: a tenth of a pixel is less than anybody sees. */
const round = (value: number) => Math.round(value * 10) / 10

export function penPoint(x: number, y: number, pressure: number): PenPoint {
  return [round(x), round(y), Math.round(pressure * 100) / 100]
}

/**
 * Leaves out points that the line passes anyway; of a line that still has too many, more.
 *
 * @param tolerance pixels of the frame
 */
export function simplify(points: readonly PenPoint[], tolerance: number, most: number): PenPoint[] {
  if (most < 2) return points.slice(0, Math.max(most, 1))
  let kept = thin(points, tolerance)
  for (let looser = tolerance; kept.length > most; kept = thin(points, looser)) looser *= 1.5
  return kept
}

/** Ramer, Douglas and Peucker's way, with a list instead of recursion: lines may be long. */
function thin(points: readonly PenPoint[], tolerance: number): PenPoint[] {
  const isKept = new Set([0, points.length - 1])
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span
    const far = farthest(points, first, last)
    if (far === null || far.distance <= tolerance) continue
    isKept.add(far.index)
    spans.push([first, far.index], [far.index, last])
  }
  return points.filter((_, index) => isKept.has(index))
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

/** Of a point from a stretch; a stretch without length is its point. */
function distanceTo([x, y]: PenPoint, [x1, y1]: PenPoint, [x2, y2]: PenPoint): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length
  const share = Math.max(0, Math.min(1, along))
  return Math.hypot(x - (x1 + share * dx), y - (y1 + share * dy))
}
