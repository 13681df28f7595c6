import { countPoints, MOST_POINTS, MOST_SHAPES, type Shape } from '@studio/shared/review/drawing'

/** What stands on the picture, and the ways back and forth. */
export interface History {
  shapes: readonly Shape[]
  past: readonly (readonly Shape[])[]
  future: readonly (readonly Shape[])[]
  /** The last step moved a shape: the next move of it belongs to the same step. */
  isMoving: boolean
}

export type Step =
  | { kind: 'add'; shape: Shape }
  | { kind: 'erase'; index: number }
  | { kind: 'clear' }
  /** Replaces a shape by itself at another place. */
  | { kind: 'move'; index: number; shape: Shape }
  | { kind: 'undo' }
  | { kind: 'redo' }

export function openHistory(shapes: readonly Shape[]): History {
  return { shapes, past: [], future: [], isMoving: false }
}

export function takeStep(history: History, step: Step): History {
  const { shapes, past, future } = history
  switch (step.kind) {
    case 'add':
      return hasRoom(shapes, step.shape) ? goOn(history, [...shapes, step.shape]) : history
    case 'erase':
      return goOn(
        history,
        shapes.filter((_, index) => index !== step.index),
      )
    case 'clear':
      return shapes.length > 0 ? goOn(history, []) : history
    case 'move': {
      const moved = shapes.map((shape, index) => (index === step.index ? step.shape : shape))
      return history.isMoving
        ? { ...history, shapes: moved }
        : { ...goOn(history, moved), isMoving: true }
    }
    case 'undo': {
      const before = past.at(-1)
      if (!before) return history
      return {
        shapes: before,
        past: past.slice(0, -1),
        future: [shapes, ...future],
        isMoving: false,
      }
    }
    case 'redo': {
      const [next, ...later] = future
      if (!next) return history
      return { shapes: next, past: [...past, shapes], future: later, isMoving: false }
    }
  }
}

function goOn({ shapes, past }: History, next: readonly Shape[]): History {
  return { shapes: next, past: [...past, shapes], future: [], isMoving: false }
}

/** A drawing takes no more than a call does. */
function hasRoom(shapes: readonly Shape[], shape: Shape): boolean {
  return shapes.length < MOST_SHAPES && countPoints([...shapes, shape]) <= MOST_POINTS
}
