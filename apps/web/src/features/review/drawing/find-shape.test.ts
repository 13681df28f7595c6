import type { Shape } from '@studio/shared/review/drawing'
import { expect, it } from 'vitest'
import { findShapeAt } from './find-shape'

const FRAME = { width: 1920, height: 1080 }
const LOOK = { color: 'red', size: 4 } as const
const SHAPES: Shape[] = [
  { tool: 'box', ...LOOK, from: [100, 100], to: [500, 500] },
  { tool: 'arrow', ...LOOK, from: [100, 300], to: [900, 300] },
]

it('finds the topmost line, and nothing inside a box', () => {
  expect(findShapeAt(SHAPES, [100, 300], { width: 1920 }, FRAME)).toBe(1)
  expect(findShapeAt(SHAPES, [100, 200], { width: 1920 }, FRAME)).toBe(0)
  expect(findShapeAt(SHAPES, [250, 200], { width: 1920 }, FRAME)).toBeNull()
})

it('has the same radius on a phone and on a desk', () => {
  expect(findShapeAt(SHAPES, [140, 200], { width: 1920 }, FRAME)).toBeNull()
  expect(findShapeAt(SHAPES, [140, 200], { width: 360 }, FRAME)).toBe(0)
})
