import { expect, it } from 'vitest'
import { anchorAt, isAtFrame } from './anchors'

it('is the marked range if both ends are set', () => {
  expect(anchorAt(50, { in: 10, out: 20 })).toEqual({ kind: 'frames', first: 10, last: 20 })
  expect(anchorAt(50, { in: 10, out: null })).toEqual({ kind: 'frames', first: 50, last: 50 })
  expect(anchorAt(50, { in: null, out: null })).toEqual({ kind: 'frames', first: 50, last: 50 })
})

it('includes the first and last frame of a note, and no others', () => {
  const range = { kind: 'frames', first: 10, last: 20 } as const
  expect([9, 10, 20, 21].map((frame) => isAtFrame(range, frame))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isAtFrame({ kind: 'whole' }, 10)).toBe(false)
})
