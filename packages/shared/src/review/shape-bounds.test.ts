import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Shape } from './drawing'
import { drawShape } from './drawing-svg'
import { boundsOf, isHit } from './shape-bounds'

const red = { color: 'red', size: 10 } as const
const box: Shape = { tool: 'box', ...red, from: [110, 70], to: [10, 20] }
const ellipse: Shape = { tool: 'ellipse', ...red, from: [10, 20], to: [110, 70] }
const arrow: Shape = { tool: 'arrow', ...red, from: [0, 0], to: [200, 0] }
const dot: Shape = { tool: 'pen', ...red, points: [[50, 50, 0.5]] }
const stroke: Shape = {
  tool: 'pen',
  ...red,
  points: [
    [0, 0, 0.5],
    [100, 100, 0.5],
  ],
}
const words: Shape = { tool: 'text', ...red, at: [100, 200], text: 'Hallo' }
const arabic: Shape = { tool: 'text', ...red, at: [100, 200], text: 'مرحبا' }

describe('boundsOf', () => {
  it.each([
    ['a box', box, { x: 5, y: 15, width: 110, height: 60 }],
    ['an ellipse', ellipse, { x: 5, y: 15, width: 110, height: 60 }],
    ['a dot', dot, { x: 45, y: 45, width: 10, height: 10 }],
    ['an arrow with its head', arrow, { x: -5, y: -27.5, width: 210, height: 55 }],
    ['words', words, { x: 100, y: 190, width: 30, height: 13 }],
    ['Arabic words, to the left', arabic, { x: 70, y: 190, width: 30, height: 13 }],
  ])('of %s', (_name, shape, expected) => {
    const bounds = boundsOf(shape)
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(bounds[side]).toBeCloseTo(expected[side], 6)
    }
  })

  it('contains every drawn point', () => {
    const coordinate = fc.integer({ min: 0, max: 2_000 })
    const point = fc.tuple(coordinate, coordinate)
    const tool = fc.constantFrom('arrow' as const, 'box' as const, 'ellipse' as const)
    fc.assert(
      fc.property(tool, point, point, fc.integer({ min: 1, max: 40 }), (kind, from, to, size) => {
        const shape: Shape = { tool: kind, color: 'red', size, from, to }
        const drawn = drawShape(shape)
        if (drawn.kind === 'text') throw new Error('not a path')
        const { x, y, width, height } = boundsOf(shape)
        for (const [, px, py] of drawn.d.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)) {
          expect(Number(px)).toBeGreaterThanOrEqual(x)
          expect(Number(px)).toBeLessThanOrEqual(x + width)
          expect(Number(py)).toBeGreaterThanOrEqual(y)
          expect(Number(py)).toBeLessThanOrEqual(y + height)
        }
      }),
    )
  })
})

describe('isHit', () => {
  it.each<[string, Shape, [number, number], boolean]>([
    ['the edge of a box', box, [60, 24], true],
    ['the inside of a box', box, [60, 45], false],
    ['the edge of an ellipse', ellipse, [60, 20], true],
    ['the corner beside an ellipse', ellipse, [10, 20], false],
    ['the middle of an ellipse', ellipse, [60, 45], false],
    ['the shaft of an arrow', arrow, [100, 6], true],
    ['its head', arrow, [165, 20], true],
    ['the air beside its head', arrow, [120, 20], false],
    ['behind its end', arrow, [-9, 0], false],
    ['a dot', dot, [54, 50], true],
    ['beside a dot', dot, [60, 50], false],
    ['between two points of the pen', stroke, [50, 52], true],
    ['the box around a stroke', stroke, [90, 10], false],
    ['words', words, [110, 195], true],
    ['before words', words, [90, 195], false],
    ['Arabic words', arabic, [90, 195], true],
    ['behind Arabic words', arabic, [110, 195], false],
    ['under words', words, [110, 210], false],
  ])('%s', (_name, shape, point, expected) => {
    expect(isHit(shape, point, 2)).toBe(expected)
  })
})
