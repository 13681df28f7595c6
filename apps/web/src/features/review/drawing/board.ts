import type { Shape } from '@studio/shared/review/drawing'
import { FIRST_STYLE, type DrawingStyle } from './drawing-style'
import { openHistory, takeStep, type History, type Step } from './history'

export interface BoardState {
  history: History
  style: DrawingStyle
  /** Whether drawing is on. */
  isOpen: boolean
}

/** The drawing of the note being written, for `useSyncExternalStore`. */
export interface Board {
  subscribe: (changed: () => void) => () => void
  getSnapshot: () => BoardState
  take: (step: Step) => void
  setStyle: (style: Partial<DrawingStyle>) => void
  setOpen: (isOpen: boolean) => void
  /** Replaces the drawing, for example by that of another page or note. */
  reset: (shapes: readonly Shape[]) => void
}

/** @param first shapes of a stored draft */
export function createBoard(first: readonly Shape[]): Board {
  let state: BoardState = { history: openHistory(first), style: FIRST_STYLE, isOpen: false }
  const listeners = new Set<() => void>()
  const set = (next: Partial<BoardState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    getSnapshot: () => state,
    take: (step) => {
      const history = takeStep(state.history, step)
      if (history !== state.history) set({ history })
    },
    setStyle: (style) => set({ style: { ...state.style, ...style } }),
    setOpen: (isOpen) => set({ isOpen }),
    reset: (shapes) => set({ history: openHistory(shapes), isOpen: false }),
  }
}
