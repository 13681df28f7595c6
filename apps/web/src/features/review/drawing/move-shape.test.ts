import { shapeSchema, type Shape } from '@studio/shared/review/drawing'
import { describe, expect, it } from 'vitest'
import { moveShape, placedShape, stretchShape } from './move-shape'

const STYLE = { color: 'red', size: 8 } as const
const SHAPES: Shape[] = [
  {
    tool: 'pen',
    ...STYLE,
    points: [
      [0, 0, 0.5],
      [10, 10, 0.7],
    ],
  },
  { tool: 'arrow', ...STYLE, from: [0, 0], to: [10, 10] },
  { tool: 'box', ...STYLE, from: [0, 0], to: [10, 10] },
  { tool: 'ellipse', ...STYLE, from: [0, 0], to: [10, 10] },
  { tool: 'text', ...STYLE, at: [0, 0], text: 'calmer' },
]

describe.each(SHAPES)('$tool', (shape) => {
  it('returns by the opposite move', () => {
    const moved = moveShape(shape, 12, -7)
    expect(moved).not.toEqual(shape)
    expect(moveShape(moved, -12, 7)).toEqual(shape)
  })

  it('stays valid, however it is resized', () => {
    for (const [dx, dy] of [
      [40, 40],
      [-400, 400],
      [0, -5_000],
    ] as const) {
      expect(shapeSchema.safeParse(stretchShape(shape, dx, dy)).success).toBe(true)
    }
  })
})

it.each(['arrow', 'box', 'ellipse'] as const)('places %s visibly', (tool) => {
  expect(placedShape(tool, STYLE, { width: 1000, height: 500 })).toEqual({
    tool,
    ...STYLE,
    from: [400, 200],
    to: [600, 300],
  })
})
