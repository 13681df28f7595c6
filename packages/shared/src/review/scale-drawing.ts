import {
  HIGHEST_COORDINATE,
  LARGEST_SIZE,
  LOWEST_COORDINATE,
  type Drawing,
  type Shape,
} from './drawing'

interface Size {
  width: number
  height: number
}

type Scale = (value: number) => number

/**
 * Scales a drawing to a picture of another size. Each axis is scaled separately. Marks therefore
 * stay in place if the new version has square pixels, and inside the picture if its aspect ratio
 * has changed.
 */
export function scaleDrawing(drawing: Drawing, { width, height }: Size): Drawing {
  if (drawing.width === width && drawing.height === height) return drawing
  const [across, down] = [width / drawing.width, height / drawing.height]
  const x: Scale = (value) => coordinate(value * across)
  const y: Scale = (value) => coordinate(value * down)
  const size: Scale = (value) => within(value * Math.sqrt(across * down), 0.01, LARGEST_SIZE)
  return { width, height, shapes: drawing.shapes.map((shape) => scaleShape(shape, x, y, size)) }
}

function scaleShape(shape: Shape, x: Scale, y: Scale, size: Scale): Shape {
  const scaled = size(shape.size)
  switch (shape.tool) {
    case 'pen':
      return {
        ...shape,
        size: scaled,
        points: shape.points.map(([px, py, pressure]) => [x(px), y(py), pressure]),
      }
    case 'text':
      return { ...shape, size: scaled, at: [x(shape.at[0]), y(shape.at[1])] }
    case 'arrow':
    case 'box':
    case 'ellipse':
      return {
        ...shape,
        size: scaled,
        from: [x(shape.from[0]), y(shape.from[1])],
        to: [x(shape.to[0]), y(shape.to[1])],
      }
  }
}

function coordinate(value: number): number {
  return within(value, LOWEST_COORDINATE, HIGHEST_COORDINATE)
}

/**
 * Limits and rounds a value. Hundredths of a pixel are precise enough and keep the stored drawing
 * short.
 */
function within(value: number, low: number, high: number): number {
  return Math.round(Math.max(low, Math.min(value, high)) * 100) / 100
}
