import type { SetScene } from '@studio/shared/contracts/virtual-set'
import { expect, it, vi } from 'vitest'
import type { PictureShelf } from '../pictures/picture-shelf'
import { EMPTY_SCENE } from '../scene/change-scene'
import { createSetStore } from '../tool/set-store'
import { partAt } from './hit-test'
import { listenToHands } from './listen-to-hands'

vi.mock('./hit-test', () => ({ partAt: vi.fn() }))
vi.stubGlobal('Element', EventTarget)

const person = (id: string, x: number) => ({
  ...{ id, source: { from: 'library' as const, key: id }, keying: null },
  ...{ isFlippedX: false, isFlippedY: false, scale: 0.5, x, y: 0.9 },
})
const SCENE: SetScene = { ...EMPTY_SCENE, people: [person('p1', 0.2), person('p2', 0.7)] }

/** Mocks a frame of 100 by 100 pixels that receives pointer events. */
class Frame extends EventTarget {
  closest() {
    return null
  }
  setPointerCapture() {}
  getBoundingClientRect() {
    return { left: 0, top: 0, width: 100, height: 100 }
  }
  point(type: string, clientX: number, clientY: number) {
    const event = new Event(type)
    this.dispatchEvent(Object.assign(event, { button: 0, pointerId: 1, clientX, clientY }))
  }
}

function open() {
  const store = createSetStore({ scene: SCENE, before: [], tidy: (scene) => scene })
  const frame = new Frame()
  listenToHands(frame as unknown as HTMLElement, store, {} as PictureShelf)
  return { store, frame }
}

it('a drag moves the grabbed part', () => {
  const { store, frame } = open()
  vi.mocked(partAt).mockReturnValue('p1')
  frame.point('pointerdown', 20, 50)
  frame.point('pointermove', 30, 50)
  expect(store.get().history.present.people.map(({ x }) => x)).toEqual([0.3, 0.7])
})

it('a drag stops when its part is removed', () => {
  const { store, frame } = open()
  vi.mocked(partAt).mockReturnValue('p1')
  frame.point('pointerdown', 20, 50)
  store.change({ type: 'removePerson', id: 'p1' })
  expect(store.get().chosen).toBe('p2')
  frame.point('pointermove', 30, 50)
  expect(store.get().history.present.people).toEqual([SCENE.people[1]])
})
