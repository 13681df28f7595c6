import { expect, it } from 'vitest'
import { toFrame } from './frame-points'

const FRAME = { width: 1920, height: 1080 }

it.each([
  ['a phone', { left: 0, top: 56, width: 360, height: 202.5 }],
  ['a desk', { left: 120, top: 80, width: 1366, height: 768.375 }],
  ['a wall', { left: -10, top: -20, width: 3840, height: 2160 }],
])('finds the same point of the picture on %s', (_, seen) => {
  const pointer = { clientX: seen.left + seen.width / 4, clientY: seen.top + seen.height / 2 }
  expect(toFrame(pointer, seen, FRAME)).toEqual([480, 540])
})

it('is clamped to the picture', () => {
  const seen = { left: 100, top: 100, width: 192, height: 108 }
  expect(toFrame({ clientX: 0, clientY: 900 }, seen, FRAME)).toEqual([0, 1080])
})

it('has a result before layout', () => {
  expect(
    toFrame({ clientX: 5, clientY: 5 }, { left: 0, top: 0, width: 0, height: 0 }, FRAME),
  ).toEqual([0, 0])
})
