import type { SetScene } from '@studio/shared/contracts/virtual-set'
import { changeScene, type SceneAction } from '../scene/change-scene'
import { endStroke, record, redo, startHistory, undo, type History } from '../scene/history'
import { BACKGROUND, type Chosen } from '../types'

/** Milliseconds without a change that separate two undo steps. */
const PAUSE_MS = 800

interface SetState {
  history: History
  chosen: Chosen
  /** Incremented when a picture has been loaded. */
  pictures: number
}

export type SetStore = ReturnType<typeof createSetStore>

interface Options {
  scene: SetScene
  /** Initial undo steps. */
  before: SetScene[]
  /** Corrects what depends on pictures, such as a background with a gap. */
  tidy: (scene: SetScene) => SetScene
}

/** State of the tool, for canvas and controls. */
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
    /** @param stroke consecutive changes with the same name are undone together */
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
    /** Ends a stroke without an end event, such as that of a wheel, after a pause. */
    pauseStroke: () => {
      const { stroke } = state.history
      clearTimeout(pause)
      pause = setTimeout(() => {
        if (state.history.stroke === stroke) become({ history: endStroke(state.history) })
      }, PAUSE_MS)
    },
    choose: (chosen: Chosen) => {
      become({ chosen, history: endStroke(state.history) })
    },
    pictureCame: () => {
      become({ pictures: state.pictures + 1 })
    },
  }
}
