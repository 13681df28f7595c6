import type { SetScene } from '@studio/shared/contracts/virtual-set'
import type { SceneAction } from '../scene/change-scene'
import { BACKGROUND, type Chosen } from '../types'

interface Key {
  key: string
  shiftKey: boolean
}

const STEP = 0.01
const LARGE_STEP = 0.05
const LARGER = 1.04

const ARROWS: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** @returns the action of a key on the selected part, or null for other keys */
export function actionOfKey(
  { key, shiftKey }: Key,
  scene: SetScene,
  chosen: Chosen,
): SceneAction | null {
  const part =
    chosen === BACKGROUND ? scene.background : scene.people.find(({ id }) => id === chosen)
  if (!part || chosen === null) return null
  const change = (values: { x?: number; y?: number; scale?: number }): SceneAction =>
    chosen === BACKGROUND
      ? { type: 'changeBackground', change: values }
      : { type: 'changePerson', id: chosen, change: values }
  const arrow = ARROWS[key]
  if (arrow) {
    const step = shiftKey ? LARGE_STEP : STEP
    return change({ x: part.x + arrow[0] * step, y: part.y + arrow[1] * step })
  }
  if (key === '+' || key === '=') return change({ scale: part.scale * LARGER })
  if (key === '-') return change({ scale: part.scale / LARGER })
  if (key === 'Delete' || key === 'Backspace') {
    return chosen === BACKGROUND
      ? { type: 'removeBackground' }
      : { type: 'removePerson', id: chosen }
  }
  if (chosen === BACKGROUND) return null
  if (key === ']') return { type: 'orderPerson', id: chosen, by: 1 }
  if (key === '[') return { type: 'orderPerson', id: chosen, by: -1 }
  return null
}
