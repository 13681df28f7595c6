import type { SetScene } from '@studio/shared/contracts/virtual-set'
import { changeScene, type SceneAction } from '../scene/change-scene'
import { endStroke, record, redo, startHistory, undo, type History } from '../scene/history'
import { BACKGROUND, type Chosen } from '../types'

/** In ms, between two steps of undoing. */
const PAUSE = 800

interface SetState {
  history: History
  chosen: Chosen
  /** Grows whenever a picture has come. */
  pictures: number
}

export type SetStore = ReturnType<typeof createSetStore>

interface Options {
  scene: SetScene
  /** What undoing leads back to. */
  before: SetScene[]
  /** Puts right what depends on the pictures, such as a background that would leave a gap. */
  tidy: (scene: SetScene) => SetScene
}

/** The state of the tool, for its canvas and for its controls. */
export function createSetStore({ scene, before, tidy }: Options) {
  let state: SetState = {
    history: startHistory(scene, before),
    chosen: scene.people.at(-1)?.id ?? (scene.background ? BACKGROUND : null),
    pictures: 0,
  }
  const listeners = new Set<() => void>()
  let pause: ReturnType<typeof setTimeout> | undefined
  const become = (change: Partial<SetState>) => {
    state = { ...state, ...change }
    const { people, background } = state.history.present
    const isThere =
      state.chosen === BACKGROUND ? background : people.some(({ id }) => id === state.chosen)
    if (!isThere) {
      state.chosen = people.at(-1)?.id ?? (background ? BACKGROUND : null)
    }
    for (const listener of listeners) listener()
  }
  const goTo = (history: History): boolean => {
    const isAnother = history !== state.history
    become({ history })
    return isAnother
  }
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** @param stroke changes of the same name are undone together */
    change: (action: SceneAction, stroke: string | null = null) => {
      const next = tidy(changeScene(state.history.present, action))
      become({ history: record(state.history, next, stroke) })
    },
    endStroke: () => {
      become({ history: endStroke(state.history) })
    },
    /** @returns whether there was something to undo */
    undo: () => goTo(undo(state.history)),
    /** @returns whether there was something to redo */
    redo: () => goTo(redo(state.history)),
    /** A stroke without an end of its own, as that of a wheel, ends when nothing follows. */
    pauseStroke: () => {
      const { stroke } = state.history
      clearTimeout(pause)
      pause = setTimeout(() => {
        if (state.history.stroke === stroke) become({ history: endStroke(state.history) })
      }, PAUSE)
    },
    choose: (chosen: Chosen) => {
      become({ chosen, history: endStroke(state.history) })
    },
    pictureCame: () => {
      become({ pictures: state.pictures + 1 })
    },
  }
}
