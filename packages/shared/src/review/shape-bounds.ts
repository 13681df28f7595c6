import type { Shape } from './drawing'
import { linesOf, type Point } from './shape-lines'
import { isRightToLeft } from '../locales'

export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

/** @returns the area of a shape including the width of its line, in the drawing's coordinates */
export function boundsOf(shape: Shape): Bounds {
  if (shape.tool === 'text') return boundsOfText(shape)
  const points = linesOf(shape).flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs) - shape.size / 2, Math.min(...ys) - shape.size / 2]
  return {
    x,
    y,
    width: Math.max(...xs) + shape.size / 2 - x,
    height: Math.max(...ys) + shape.size / 2 - y,
  }
}

/** @returns whether a pointer hits a shape. Lines and words count, but not the inside of a box */
export function isHit(shape: Shape, [x, y]: Point, slack: number): boolean {
  if (shape.tool === 'text') {
    const bounds = boundsOf(shape)
    const isBeside = x < bounds.x - slack || x > bounds.x + bounds.width + slack
    return !isBeside && y >= bounds.y - slack && y <= bounds.y + bounds.height + slack
  }
  const reach = shape.size / 2 + slack
  return linesOf(shape).some((line) =>
    line.some((end, index) => distance([x, y], line[index - 1] ?? end, end) <= reach),
  )
}

/**
 * The estimated width of a letter relative to its height. It is used because there is no font to
 * measure with, and is precise enough for hit tests.
 */
const LETTER_WIDTH = 0.6
const ABOVE_BASE_LINE = 1
const BELOW_BASE_LINE = 0.3

function boundsOfText({ at, size, text }: Shape & { tool: 'text' }): Bounds {
  const width = Array.from(text).length * size * LETTER_WIDTH
  return {
    x: isRightToLeft(text) ? at[0] - width : at[0],
    y: at[1] - size * ABOVE_BASE_LINE,
    width,
    height: size * (ABOVE_BASE_LINE + BELOW_BASE_LINE),
  }
}

/** @returns the distance from a point to the line between two others */
function distance(point: Point, start: Point, end: Point): number {
  const [across, down] = [end[0] - start[0], end[1] - start[1]]
  const square = across ** 2 + down ** 2
  const along = (point[0] - start[0]) * across + (point[1] - start[1]) * down
  const part = square === 0 ? 0 : Math.max(0, Math.min(along / square, 1))
  return Math.hypot(point[0] - start[0] - part * across, point[1] - start[1] - part * down)
}
