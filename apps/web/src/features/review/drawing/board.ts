import type { Shape } from '@studio/shared/review/drawing'
import { createStore } from '@/lib/store'
import { FIRST_STYLE, type DrawingStyle } from './drawing-style'
import { openHistory, takeStep, type History, type Step } from './history'

export interface BoardState {
  history: History
  style: DrawingStyle
  /** Whether drawing is turned on. */
  isOpen: boolean
}

/** The drawing of the note that is being written, as a store for `useSyncExternalStore`. */
export interface Board {
  subscribe: (changed: () => void) => () => void
  getSnapshot: () => BoardState
  take: (step: Step) => void
  setStyle: (style: Partial<DrawingStyle>) => void
  setOpen: (isOpen: boolean) => void
  /** Replaces the drawing, for example with that of another page or note. */
  reset: (shapes: readonly Shape[]) => void
}

/** @param first shapes of a stored draft, with which the board begins */
export function createBoard(first: readonly Shape[]): Board {
  const { subscribe, getSnapshot, ...store } = createStore<BoardState>({
    history: openHistory(first),
    style: FIRST_STYLE,
    isOpen: false,
  })
  const set = (next: Partial<BoardState>) => store.set({ ...getSnapshot(), ...next })
  return {
    subscribe,
    getSnapshot,
    take: (step) => {
      const { history } = getSnapshot()
      const next = takeStep(history, step)
      if (next !== history) set({ history: next })
    },
    setStyle: (style) => set({ style: { ...getSnapshot().style, ...style } }),
    setOpen: (isOpen) => set({ isOpen }),
    reset: (shapes) => set({ history: openHistory(shapes), isOpen: false }),
  }
}
