import type { SetScene } from '@studio/shared/contracts/virtual-set'

/** An undo history with past, present and future sets. */
export interface History {
  past: SetScene[]
  present: SetScene
  future: SetScene[]
  /**
   * The name of the current change. Consecutive changes with the same name, such as those of a
   * drag, are one step.
   */
  stroke: string | null
}

const MAX_STEPS = 100

export function startHistory(present: SetScene, past: SetScene[] = []): History {
  return { past, present, future: [], stroke: null }
}

export function record(history: History, scene: SetScene, stroke: string | null = null): History {
  if (scene === history.present) return history
  const goesOn = stroke !== null && stroke === history.stroke
  const past = goesOn ? history.past : [...history.past, history.present].slice(-MAX_STEPS)
  return { past, present: scene, future: [], stroke }
}

/** Ends the current step, so that the next change begins a new one. */
export function endStroke(history: History): History {
  return history.stroke === null ? history : { ...history, stroke: null }
}

export function undo(history: History): History {
  const last = history.past.at(-1)
  if (!last) return history
  return {
    past: history.past.slice(0, -1),
    present: last,
    future: [history.present, ...history.future],
    stroke: null,
  }
}

export function redo(history: History): History {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, history.present], present: next, future, stroke: null }
}
