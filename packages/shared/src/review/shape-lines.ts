import type { Shape } from './drawing'

export type Point = readonly [number, number]

type Arrow = Shape & { tool: 'arrow' }

/** The distance from an arrow's tip to the ends of its head, in widths of the line. */
const HEAD_LENGTH = 4.5
const HEAD_ANGLE = Math.PI / 6

/** @returns the two ends of an arrow's head, which is at most half as long as the arrow */
export function arrowHead({ from, to, size }: Arrow): [Point, Point] {
  const [across, down] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.min(HEAD_LENGTH * size, Math.hypot(across, down) / 2)
  const angle = Math.atan2(down, across)
  const end = (side: number): Point => [
    to[0] - length * Math.cos(angle + side),
    to[1] - length * Math.sin(angle + side),
  ]
  return [end(-HEAD_ANGLE), end(HEAD_ANGLE)]
}

export function corners(from: Point, to: Point): [Point, Point, Point, Point] {
  return [from, [to[0], from[1]], to, [from[0], to[1]]]
}

/**
 * The number of sides of the polygon that approximates an ellipse. It deviates from the ellipse by
 * less than 1/200 of a radius.
 */
const SIDES = 32

/** @returns the lines of a shape, each as points to join. A line with one point is a dot */
export function linesOf(shape: Exclude<Shape, { tool: 'text' }>): Point[][] {
  switch (shape.tool) {
    case 'pen':
      return [shape.points.map(([x, y]) => [x, y])]
    case 'arrow': {
      const [one, other] = arrowHead(shape)
      return [
        [shape.from, shape.to],
        [one, shape.to, other],
      ]
    }
    case 'box':
      return [[...corners(shape.from, shape.to), shape.from]]
    case 'ellipse':
      return [around(shape.from, shape.to)]
  }
}

function around(from: Point, to: Point): Point[] {
  const [rx, ry] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2]
  return Array.from({ length: SIDES + 1 }, (_, side): Point => {
    const angle = (side / SIDES) * 2 * Math.PI
    return [from[0] + rx * (1 + Math.cos(angle)), from[1] + ry * (1 + Math.sin(angle))]
  })
}
