import { describe, expect, it } from 'vitest'
import { changeScene, EMPTY_SCENE } from '../scene/change-scene'
import { BACKGROUND } from '../types'
import { actionOfKey } from './keyboard'

const library = (key: string) => ({ from: 'library' as const, key })
const withTwo = ['a', 'b'].reduce(
  (scene, id) => changeScene(scene, { type: 'addPerson', id, source: library(id), keying: null }),
  changeScene(EMPTY_SCENE, { type: 'setBackground', source: library('loft') }),
)

function press(key: string, chosen: string | null, shiftKey = false) {
  const action = actionOfKey({ key, shiftKey }, withTwo, chosen)
  return action && changeScene(withTwo, action)
}

const firstOf = (scene: ReturnType<typeof press>) => scene?.people[0]

describe('the keys of the tool', () => {
  it('move by a hundredth, and by five with Shift', () => {
    expect(firstOf(press('ArrowLeft', 'a'))?.x).toBeCloseTo(0.49)
    expect(firstOf(press('ArrowRight', 'a', true))?.x).toBeCloseTo(0.55)
    expect(firstOf(press('ArrowUp', 'a'))?.y).toBeCloseTo(0.93)
    expect(press('ArrowDown', BACKGROUND)?.background?.y).toBeCloseTo(0.01)
  })

  it('resize and reorder', () => {
    expect(firstOf(press('+', 'a'))?.scale).toBeGreaterThan(0.7)
    expect(firstOf(press('-', 'a'))?.scale).toBeLessThan(0.7)
    expect(press('+', BACKGROUND)?.background?.scale).toBeGreaterThan(1)
    expect(firstOf(press(']', 'a'))?.id).toBe('b')
    expect(firstOf(press('[', 'b'))?.id).toBe('b')
    expect(press(']', BACKGROUND)).toBeNull()
  })

  it('remove', () => {
    expect(press('Delete', 'a')?.people.map(({ id }) => id)).toEqual(['b'])
    expect(press('Backspace', BACKGROUND)?.background).toBeNull()
  })

  it('leave other keys to the page', () => {
    for (const key of ['Tab', 'Escape', 'Enter', 'a', 'z']) expect(press(key, 'a')).toBeNull()
    expect(press('ArrowLeft', null)).toBeNull()
    expect(press('ArrowLeft', 'gone')).toBeNull()
  })
})
