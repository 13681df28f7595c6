import { getStroke } from 'perfect-freehand'
import type { DrawingColor, Shape } from './drawing'
import { arrowHead, corners, type Point } from './shape-lines'
import { isRightToLeft } from '../locales'

/** Colors that can be distinguished on light and dark pictures, on screen and on paper. */
export const COLOR_VALUES = {
  red: '#f0353f',
  yellow: '#ffd424',
  green: '#1fbf5c',
  blue: '#2f86ff',
  white: '#ffffff',
  black: '#101114',
} as const satisfies Record<DrawingColor, string>

/** A shape in the form in which SVG and PDF draw it, in the drawing's own coordinates. */
export type DrawnShape =
  | { kind: 'fill'; d: string; color: string }
  /** A line with round caps and joins and without a fill. */
  | { kind: 'line'; d: string; color: string; width: number }
  | {
      kind: 'text'
      text: string
      color: string
      /** The start of the base line. For words that run to the left, this is their right end. */
      x: number
      y: number
      size: number
      direction: 'ltr' | 'rtl'
    }

export function drawShape(shape: Shape): DrawnShape {
  const color = COLOR_VALUES[shape.color]
  switch (shape.tool) {
    case 'pen':
      return { kind: 'fill', color, d: penOutline(shape) }
    case 'arrow':
      return { kind: 'line', color, width: shape.size, d: arrowPath(shape) }
    case 'box':
      return { kind: 'line', color, width: shape.size, d: boxPath(shape.from, shape.to) }
    case 'ellipse':
      return { kind: 'line', color, width: shape.size, d: ellipsePath(shape.from, shape.to) }
    case 'text': {
      const [x, y] = shape.at
      const direction = isRightToLeft(shape.text) ? 'rtl' : 'ltr'
      return { kind: 'text', color, text: shape.text, x, y, size: shape.size, direction }
    }
  }
}

/** @returns the outline of a stroke that is thicker where the pen was pressed harder */
function penOutline({ points, size }: Shape & { tool: 'pen' }): string {
  const outline = getStroke(points, { size, simulatePressure: false, last: true })
  const [start] = outline
  if (!start) return ''
  // The points of the outline are control points of curves. The curves meet half way between two
  // points.
  const curves = outline.map((point, index) => {
    const next = outline[(index + 1) % outline.length] ?? start
    return `Q${pair(point)} ${pair(middle(point, next))}`
  })
  const last = outline.at(-1) ?? start
  return `M${pair(middle(last, start))}${curves.join('')}Z`
}

function arrowPath(arrow: Shape & { tool: 'arrow' }): string {
  const [one, other] = arrowHead(arrow)
  const tip = pair(arrow.to)
  return `M${pair(arrow.from)}L${tip}M${pair(one)}L${tip}L${pair(other)}`
}

function boxPath(from: Point, to: Point): string {
  return `M${corners(from, to).map(pair).join('L')}Z`
}

/**
 * The distance of a curve's control points from its ends with which it approximates a quarter of a
 * circle, as a share of the radius.
 */
const QUARTER = 0.5523

/** Draws an ellipse with curves, because some PDF writers do not support arcs. */
function ellipsePath(from: Point, to: Point): string {
  const [x, y] = middle(from, to)
  const [rx, ry] = [Math.abs(to[0] - from[0]) / 2, Math.abs(to[1] - from[1]) / 2]
  const [cx, cy] = [rx * QUARTER, ry * QUARTER]
  const quarters: [Point, Point, Point][] = [
    [
      [x + cx, y - ry],
      [x + rx, y - cy],
      [x + rx, y],
    ],
    [
      [x + rx, y + cy],
      [x + cx, y + ry],
      [x, y + ry],
    ],
    [
      [x - cx, y + ry],
      [x - rx, y + cy],
      [x - rx, y],
    ],
    [
      [x - rx, y - cy],
      [x - cx, y - ry],
      [x, y - ry],
    ],
  ]
  return `M${pair([x, y - ry])}${quarters.map((curve) => `C${curve.map(pair).join(' ')}`).join('')}Z`
}

function middle(one: Point, other: Point): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
}

function pair([x, y]: readonly number[]): string {
  return `${round(x)},${round(y)}`
}

/** Rounds to hundredths of a pixel, and turns -0 into 0. */
function round(value = 0): number {
  return Math.round(value * 100) / 100 + 0
}
