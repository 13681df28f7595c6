import type { SetScene } from '@studio/shared/contracts/virtual-set'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_SCENE } from '../scene/change-scene'
import { createSetStore } from './set-store'

const person = (id: string) => ({
  ...{ id, source: { from: 'library' as const, key: id }, keying: null },
  ...{ isFlippedX: false, isFlippedY: false, scale: 0.5, x: 0.5, y: 0.9 },
})
const SCENE: SetScene = { ...EMPTY_SCENE, people: [person('p1'), person('p2')] }

const open = () => createSetStore({ scene: SCENE, before: [], tidy: (scene) => scene })
const steps = (store: ReturnType<typeof open>) => store.get().history.past.length

function size(store: ReturnType<typeof open>, scale: number, stroke: string) {
  const id = store.get().chosen ?? ''
  store.change({ type: 'changePerson', id, change: { scale } }, stroke)
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the store of a set', () => {
  it('reports whether there was something to undo or redo', () => {
    const store = open()
    expect([store.undo(), store.redo()]).toEqual([false, false])
    size(store, 0.6, 'a')
    expect([store.undo(), store.redo(), store.redo()]).toEqual([true, true, false])
  })

  it('ends a stroke without an end event after a pause', () => {
    const store = open()
    for (const scale of [0.6, 0.7]) {
      size(store, scale, 'wheel p2')
      store.pauseStroke()
      vi.advanceTimersByTime(300)
    }
    expect(steps(store)).toBe(1)
    vi.advanceTimersByTime(1_000)
    size(store, 0.8, 'wheel p2')
    expect(steps(store)).toBe(2)
  })

  it('keeps a drag whole that begins before the pause is over', () => {
    const store = open()
    size(store, 0.6, 'wheel p2')
    store.pauseStroke()
    size(store, 0.7, 'hand 1')
    vi.advanceTimersByTime(1_000)
    size(store, 0.8, 'hand 1')
    expect(steps(store)).toBe(2)
  })

  it('ends a stroke when another part is selected', () => {
    const store = open()
    size(store, 0.6, 'keys')
    store.choose('p1')
    size(store, 0.7, 'keys')
    expect(steps(store)).toBe(2)
  })
})
