import { z } from 'zod'
import { requiredText } from '../contracts/fields'

export const DRAWING_COLORS = ['red', 'yellow', 'green', 'blue', 'white', 'black'] as const

export type DrawingColor = (typeof DRAWING_COLORS)[number]

/** The maximum number of characters of a text in a drawing. */
export const MAX_DRAWN_TEXT_LENGTH = 200
/** The maximum number of shapes, with which a note and its drawing fit into one request. */
export const MAX_SHAPES = 100
export const MAX_POINTS = 2_500

/** Limits of coordinates in pixels of the frame, from its upper left corner. */
export const LOWEST_COORDINATE = -10_000
export const HIGHEST_COORDINATE = 20_000
export const LARGEST_SIZE = 1_000

const coordinate = z.number().min(LOWEST_COORDINATE).max(HIGHEST_COORDINATE)
const point = z.tuple([coordinate, coordinate])

const stroke = {
  color: z.enum(DRAWING_COLORS, 'invalidChoice'),
  /** The width of the line, or the height of the letters, in pixels of the frame. */
  size: z.number().positive().max(LARGEST_SIZE),
}

export const shapeSchema = z.discriminatedUnion('tool', [
  z.strictObject({
    tool: z.literal('pen'),
    ...stroke,
    /**
     * The points of the line. Each has the pen's pressure from 0 to 1, or 0.5 if the device does
     * not measure it.
     */
    points: z.array(z.tuple([coordinate, coordinate, z.number().min(0).max(1)])).min(1),
  }),
  z.strictObject({ tool: z.literal('arrow'), ...stroke, from: point, to: point }),
  z.strictObject({ tool: z.literal('box'), ...stroke, from: point, to: point }),
  z.strictObject({ tool: z.literal('ellipse'), ...stroke, from: point, to: point }),
  z.strictObject({
    tool: z.literal('text'),
    ...stroke,
    /** The start of the base line. For Arabic words, this is their right end. */
    at: point,
    text: requiredText(MAX_DRAWN_TEXT_LENGTH),
  }),
])

export type Shape = z.infer<typeof shapeSchema>

/** A drawing as vectors, in the coordinates of the picture on which it was made. */
export const drawingSchema = z
  .strictObject({
    width: z.int().positive().max(20_000),
    height: z.int().positive().max(20_000),
    shapes: z.array(shapeSchema).min(1, 'required').max(MAX_SHAPES, 'tooLong'),
  })
  .refine(({ shapes }) => countPoints(shapes) <= MAX_POINTS, 'tooLong')

export type Drawing = z.infer<typeof drawingSchema>

export function countPoints(shapes: readonly Shape[]): number {
  return shapes.reduce((sum, shape) => sum + (shape.tool === 'pen' ? shape.points.length : 2), 0)
}
