import type { Shape } from '@studio/shared/review/drawing'
import type { FrameSize, Point } from './frame-points'

/**
 * Creates a shape for drawing by keyboard, in the middle third of the picture, where it is visible.
 */
export function placedShape(
  tool: Exclude<Shape['tool'], 'pen' | 'text'>,
  style: Pick<Shape, 'color' | 'size'>,
  { width, height }: FrameSize,
): Shape {
  const from: Point = [Math.round(width * 0.4), Math.round(height * 0.4)]
  const to: Point = [Math.round(width * 0.6), Math.round(height * 0.6)]
  return { tool, ...style, from, to }
}

export function moveShape(shape: Shape, dx: number, dy: number): Shape {
  switch (shape.tool) {
    case 'pen':
      return {
        ...shape,
        points: shape.points.map(([x, y, pressure]) => [x + dx, y + dy, pressure]),
      }
    case 'text':
      return { ...shape, at: move(shape.at, dx, dy) }
    case 'arrow':
    case 'box':
    case 'ellipse':
      return { ...shape, from: move(shape.from, dx, dy), to: move(shape.to, dx, dy) }
  }
}

/** Moves a shape's end point. The size of a text is changed by the vertical movement. */
export function stretchShape(shape: Shape, dx: number, dy: number): Shape {
  switch (shape.tool) {
    case 'arrow':
    case 'box':
    case 'ellipse':
      return { ...shape, to: move(shape.to, dx, dy) }
    case 'text':
    case 'pen':
      return { ...shape, size: Math.max(2, Math.min(1_000, shape.size - dy)) }
  }
}

function move([x, y]: readonly [number, number], dx: number, dy: number): Point {
  return [x + dx, y + dy]
}
