import { expect, it } from 'vitest'
import { pointerGuard } from './pointer-guard'

const pen = { pointerId: 1, pointerType: 'pen' }
const palm = { pointerId: 2, pointerType: 'touch' }
const finger = { pointerId: 3, pointerType: 'touch' }

it('lets a single finger draw', () => {
  const guard = pointerGuard()
  expect(guard.down(finger)).toBe('begin')
  expect(guard.isDrawing(finger)).toBe(true)
  guard.up(finger)
  expect(guard.isDrawing(finger)).toBe(false)
  expect(guard.down(finger)).toBe('begin')
})

it('ignores a palm while the pen draws', () => {
  const guard = pointerGuard()
  guard.down(pen)
  expect(guard.down(palm)).toBe('ignore')
  guard.up(palm)
  expect(guard.isDrawing(pen)).toBe(true)
})

it("replaces a palm's stroke by the pen's", () => {
  const guard = pointerGuard()
  guard.down(palm)
  expect(guard.down(pen)).toBe('takeOver')
  expect(guard.isDrawing(palm)).toBe(false)
})

it('draws nothing with two fingers', () => {
  const guard = pointerGuard()
  guard.down(finger)
  expect(guard.down(palm)).toBe('drop')
  expect(guard.isDrawing(finger)).toBe(false)
})
