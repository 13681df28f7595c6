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
 * Scales a drawing to a picture of another size. Each axis has its own scale, so that marks stay at
 * their place even if the pixels became square, and inside the picture even if its aspect ratio
 * changed.
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

/** Rounds to hundredths of a pixel, which are precise enough and keep the stored drawing short. */
function within(value: number, low: number, high: number): number {
  return Math.round(Math.max(low, Math.min(value, high)) * 100) / 100
}
