import { describe, expect, it, vi } from 'vitest'
import { lookByKey } from './look-by-key'
import type { Look } from './open-look'

function watchedLook() {
  const turn = vi.fn()
  const zoom = vi.fn()
  return { look: { turn, zoom } as unknown as Look, turn, zoom }
}

describe('lookByKey', () => {
  it.each([
    ['ArrowLeft', -15, 0],
    ['ArrowRight', 15, 0],
    ['ArrowUp', 0, 15],
    ['ArrowDown', 0, -15],
  ])('%s turns the look', (key, yaw, pitch) => {
    const { look, turn } = watchedLook()
    expect(lookByKey(look, key)).toBe(true)
    expect(turn).toHaveBeenCalledExactlyOnceWith(yaw, pitch)
  })

  it('plus and minus go nearer and back', () => {
    const { look, zoom } = watchedLook()
    for (const key of ['+', '=', '-']) lookByKey(look, key)
    expect(zoom.mock.calls).toEqual([[15], [15], [-15]])
  })

  it.each(['Tab', 'Escape', 'PageDown', 'a', 'toString'])('%s stays the page’s', (key) => {
    const { look, turn, zoom } = watchedLook()
    expect(lookByKey(look, key)).toBe(false)
    expect(turn).not.toHaveBeenCalled()
    expect(zoom).not.toHaveBeenCalled()
  })
})
