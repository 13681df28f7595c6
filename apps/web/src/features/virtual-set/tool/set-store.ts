import type { SetScene } from '@studio/shared/contracts/virtual-set'
import { createStore } from '@/lib/store'
import { changeScene, type SceneAction } from '../scene/change-scene'
import { endStroke, record, redo, startHistory, undo, type History } from '../scene/history'
import { BACKGROUND, type Chosen } from '../types'

/** Milliseconds without a change that separate two undo steps. */
const PAUSE_MS = 800

interface SetState {
  history: History
  chosen: Chosen
  /** A counter that is incremented when a picture has been loaded. */
  pictures: number
}

export type SetStore = ReturnType<typeof createSetStore>

interface Options {
  scene: SetScene
  /** The undo steps with which the history begins. */
  before: SetScene[]
  /** Corrects values that depend on the pictures' sizes, such as a background that leaves a gap. */
  tidy: (scene: SetScene) => SetScene
}

/** Creates the state of the tool, which its canvas and its controls follow. */
export function createSetStore({ scene, before, tidy }: Options) {
  const store = createStore<SetState>({
    history: startHistory(scene, before),
    chosen: scene.people.at(-1)?.id ?? (scene.background ? BACKGROUND : null),
    pictures: 0,
  })
  const get = store.getSnapshot
  let pause: ReturnType<typeof setTimeout> | undefined
  const become = (change: Partial<SetState>) => {
    const state = { ...get(), ...change }
    const { people, background } = state.history.present
    const isThere =
      state.chosen === BACKGROUND ? background : people.some(({ id }) => id === state.chosen)
    if (!isThere) {
      state.chosen = people.at(-1)?.id ?? (background ? BACKGROUND : null)
    }
    store.set(state)
  }
  const goTo = (history: History): boolean => {
    const isAnother = history !== get().history
    become({ history })
    return isAnother
  }
  return {
    get,
    subscribe: store.subscribe,
    /** @param stroke consecutive changes with the same name are undone together */
    change: (action: SceneAction, stroke: string | null = null) => {
      const next = tidy(changeScene(get().history.present, action))
      become({ history: record(get().history, next, stroke) })
    },
    endStroke: () => {
      become({ history: endStroke(get().history) })
    },
    /** @returns whether there was something to undo */
    undo: () => goTo(undo(get().history)),
    /** @returns whether there was something to redo */
    redo: () => goTo(redo(get().history)),
    /** Ends a stroke after a pause if it has no end event, like turning a wheel. */
    pauseStroke: () => {
      const { stroke } = get().history
      clearTimeout(pause)
      pause = setTimeout(() => {
        if (get().history.stroke === stroke) become({ history: endStroke(get().history) })
      }, PAUSE_MS)
    },
    choose: (chosen: Chosen) => {
      become({ chosen, history: endStroke(get().history) })
    },
    pictureCame: () => {
      become({ pictures: get().pictures + 1 })
    },
  }
}
