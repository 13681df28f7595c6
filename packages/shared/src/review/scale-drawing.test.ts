import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawingSchema, type Drawing } from './drawing'
import { scaleDrawing } from './scale-drawing'

const drawing: Drawing = {
  width: 1_000,
  height: 500,
  shapes: [
    {
      tool: 'pen',
      color: 'red',
      size: 4,
      points: [
        [10, 20, 0.5],
        [990, 480, 1],
      ],
    },
    { tool: 'arrow', color: 'blue', size: 4, from: [0, 0], to: [1_000, 500] },
    { tool: 'text', color: 'white', size: 40, at: [500, 250], text: 'Größer' },
  ],
}

describe('scaleDrawing', () => {
  it('gives the same drawing for the same size', () => {
    expect(scaleDrawing(drawing, { width: 1_000, height: 500 })).toBe(drawing)
  })

  it('scales places and widths', () => {
    expect(scaleDrawing(drawing, { width: 2_000, height: 1_000 })).toEqual({
      width: 2_000,
      height: 1_000,
      shapes: [
        {
          tool: 'pen',
          color: 'red',
          size: 8,
          points: [
            [20, 40, 0.5],
            [1_980, 960, 1],
          ],
        },
        { tool: 'arrow', color: 'blue', size: 8, from: [0, 0], to: [2_000, 1_000] },
        { tool: 'text', color: 'white', size: 80, at: [1_000, 500], text: 'Größer' },
      ],
    })
  })

  it('keeps marks at their place if the aspect ratio changed', () => {
    const { shapes } = scaleDrawing(drawing, { width: 1_000, height: 2_000 })
    expect(shapes[1]).toMatchObject({ size: 8, to: [1_000, 2_000] })
    expect(shapes[2]).toMatchObject({ at: [500, 1_000] })
  })

  it('returns a storable drawing for all sizes', () => {
    const side = fc.integer({ min: 1, max: 20_000 })
    const far = fc.double({ min: -10_000, max: 20_000, noNaN: true })
    fc.assert(
      fc.property(side, side, side, side, far, far, (width, height, toWidth, toHeight, x, y) => {
        const shapes: Drawing['shapes'] = [
          { tool: 'ellipse', color: 'green', size: 1_000, from: [x, y], to: [y, x] },
          { tool: 'pen', color: 'green', size: 0.01, points: [[x, y, 0]] },
        ]
        const scaled = scaleDrawing({ width, height, shapes }, { width: toWidth, height: toHeight })
        expect(drawingSchema.safeParse(scaled).error).toBeUndefined()
      }),
    )
  })
})
