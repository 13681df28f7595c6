import type { Shape } from '@studio/shared/review/drawing'
import { FIRST_STYLE, type DrawingStyle } from './drawing-style'
import { openHistory, takeStep, type History, type Step } from './history'

export interface BoardState {
  history: History
  style: DrawingStyle
  /** Whether the picture takes strokes. */
  isOpen: boolean
}

/** What is being drawn for the note that is being written, for `useSyncExternalStore`. */
export interface Board {
  subscribe: (changed: () => void) => () => void
  getSnapshot: () => BoardState
  take: (step: Step) => void
  setStyle: (style: Partial<DrawingStyle>) => void
  setOpen: (isOpen: boolean) => void
  /** Begins anew, with what another page or note left. */
  reset: (shapes: readonly Shape[]) => void
}

/** @param first what an earlier page left */
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
