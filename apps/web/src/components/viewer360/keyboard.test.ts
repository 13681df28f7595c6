import { describe, expect, it, vi } from 'vitest'
import { moveByKey } from './keyboard'
import type { OpenViewer } from './open-viewer'

function watchedViewer() {
  const turn = vi.fn()
  const zoom = vi.fn()
  return { viewer: { turn, zoom } as unknown as OpenViewer, turn, zoom }
}

describe('moveByKey', () => {
  it.each([
    ['ArrowLeft', -15, 0],
    ['ArrowRight', 15, 0],
    ['ArrowUp', 0, 15],
    ['ArrowDown', 0, -15],
  ])('%s turns the viewer', (key, yaw, pitch) => {
    const { viewer, turn } = watchedViewer()
    expect(moveByKey(viewer, key)).toBe(true)
    expect(turn).toHaveBeenCalledExactlyOnceWith(yaw, pitch)
  })

  it('Plus and minus zoom in and out', () => {
    const { viewer, zoom } = watchedViewer()
    for (const key of ['+', '=', '-']) moveByKey(viewer, key)
    expect(zoom.mock.calls).toEqual([[15], [15], [-15]])
  })

  it.each(['Tab', 'Escape', 'PageDown', 'a', 'toString'])('%s is left to the page', (key) => {
    const { viewer, turn, zoom } = watchedViewer()
    expect(moveByKey(viewer, key)).toBe(false)
    expect(turn).not.toHaveBeenCalled()
    expect(zoom).not.toHaveBeenCalled()
  })
})
