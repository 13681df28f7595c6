import { countPoints, MAX_POINTS, type Shape } from '@studio/shared/review/drawing'
import { sizeOf, type DrawingStyle } from './drawing-style'
import type { FrameSize, Point } from './frame-points'
import { penPoint, simplify, type PenPoint } from './pen-points'

/** A shape that is being drawn. */
export interface Stroke {
  add: (point: Point, pressure: number) => void
  /** @returns the shapes to show while drawing. Only the last part of a long line changes */
  seen: () => readonly Shape[]
  /** @returns the finished shape, or null for a drag without movement */
  finish: (others: readonly Shape[]) => Shape | null
}

/** Points closer than this share of the picture's height look like a single point. */
const TOLERANCE = 1 / 1_200
/** The number of points that are rendered again per frame, however long the line is. */
const PART = 80
/** Boxes smaller than this share of the picture's height are dropped as accidental. */
const MIN_SIZE = 1 / 90

export function beginStroke(
  style: DrawingStyle,
  frame: FrameSize,
  start: Point,
  pressure: number,
): Stroke | null {
  const { tool, color } = style
  const look = { color, size: sizeOf(style, frame) }
  switch (tool) {
    case 'pen':
      return penStroke(look, frame, penPoint(...start, pressure))
    case 'arrow':
    case 'box':
    case 'ellipse': {
      let to = start
      const shape = () => ({ tool, ...look, from: start, to })
      return {
        add: (point) => (to = point),
        seen: () => [shape()],
        finish: () => (isTiny(start, to, frame) ? null : shape()),
      }
    }
    case 'text':
    case 'eraser':
      return null
  }
}

function penStroke(
  look: Pick<Shape, 'color' | 'size'>,
  { height }: FrameSize,
  start: PenPoint,
): Stroke {
  const points = [start]
  const lineOf = (some: PenPoint[]) => ({ tool: 'pen' as const, ...look, points: some })
  const done: Shape[] = []
  return {
    add: ([x, y], pressure) => {
      const [lastX, lastY] = points.at(-1) ?? start
      const isNew = Math.hypot(x - lastX, y - lastY) > height * TOLERANCE
      if (isNew) points.push(penPoint(x, y, pressure))
    },
    seen: () => {
      while (points.length - done.length * PART > PART) {
        // Each part begins with the last point of the previous part.
        done.push(lineOf(points.slice(done.length * PART, (done.length + 1) * PART + 1)))
      }
      return [...done, lineOf(points.slice(done.length * PART))]
    },
    finish: (others) => {
      const room = MAX_POINTS - countPoints(others)
      return room < 2 ? null : lineOf(simplify(points, height * TOLERANCE, room))
    },
  }
}

function isTiny([x1, y1]: Point, [x2, y2]: Point, { height }: FrameSize): boolean {
  return Math.hypot(x2 - x1, y2 - y1) < height * MIN_SIZE
}
