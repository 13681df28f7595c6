import { drawingSchema, MAX_POINTS, type Shape } from '@studio/shared/review/drawing'
import { expect, it } from 'vitest'
import { FIRST_STYLE } from './drawing-style'
import type { Point } from './frame-points'
import { beginStroke } from './stroke'

const FRAME = { width: 1280, height: 720 }

/** Draws a line by hand with this number of points. */
function scribble(count: number, others: readonly Shape[] = []): Shape | null {
  const stroke = beginStroke(FIRST_STYLE, FRAME, [600, 300], 0.5)
  for (let index = 1; index < count; index += 1) {
    const turn = index / 9
    const point: Point = [600 + turn * Math.cos(turn), 300 + turn * Math.sin(turn)]
    stroke?.add(point, 0.5)
  }
  return stroke?.finish(others) ?? null
}

it('stays within the contract, however long the stroke is', () => {
  const shape = scribble(9_000)
  expect(shape).not.toBeNull()
  expect(drawingSchema.safeParse({ ...FRAME, shapes: [shape] }).error).toBeUndefined()
})

it('uses the remaining space, and draws nothing without any', () => {
  const full: Shape = {
    tool: 'pen',
    color: 'red',
    size: 5,
    points: Array.from({ length: MAX_POINTS - 40 }, (_, index) => [index % 1280, 5, 0.5]),
  }
  const shape = scribble(3_000, [full])
  expect(drawingSchema.safeParse({ ...FRAME, shapes: [full, shape] }).success).toBe(true)
  expect(scribble(3_000, [full, { ...full, points: full.points.slice(0, 39) }])).toBeNull()
})

it('re-renders only the end of a long line, without a gap', () => {
  const stroke = beginStroke(FIRST_STYLE, FRAME, [0, 300], 0.5)
  const draw = (from: number, to: number) => {
    for (let x = from; x < to; x += 2) stroke?.add([x, 300], 0.5)
    return stroke?.seen() ?? []
  }
  const before = draw(2, 700)
  const after = draw(700, 1200)
  expect(before.length).toBeGreaterThan(3)
  before.slice(0, -1).forEach((part, index) => expect(after[index]).toBe(part))
  const ends = after.map((part) => (part.tool === 'pen' ? part.points : []))
  ends.slice(1).forEach((points, index) => expect(points[0]).toEqual(ends[index]?.at(-1)))
})

it('keeps the pressure of a pen', () => {
  const stroke = beginStroke(FIRST_STYLE, FRAME, [10, 10], 0.2)
  stroke?.add([200, 10], 0.9)
  expect(stroke?.finish([])).toMatchObject({
    points: [
      [10, 10, 0.2],
      [200, 10, 0.9],
    ],
  })
})

it.each(['arrow', 'box', 'ellipse'] as const)('drags %s from one place to another', (tool) => {
  const stroke = beginStroke({ ...FIRST_STYLE, tool }, FRAME, [10, 10], 0.5)
  expect(stroke?.finish([])).toBeNull()
  stroke?.add([12, 12], 0.5)
  expect(stroke?.finish([])).toBeNull()
  stroke?.add([400, 300], 0.5)
  expect(stroke?.finish([])).toMatchObject({ tool, from: [10, 10], to: [400, 300] })
})
