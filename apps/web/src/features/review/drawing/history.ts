import { countPoints, MAX_POINTS, MAX_SHAPES, type Shape } from '@studio/shared/review/drawing'

/** The shapes of a drawing, with undo and redo. */
export interface History {
  shapes: readonly Shape[]
  past: readonly (readonly Shape[])[]
  future: readonly (readonly Shape[])[]
  /** Whether the last step moved a shape. If so, a further move belongs to the same step. */
  isMoving: boolean
}

export type Step =
  | { kind: 'add'; shape: Shape }
  | { kind: 'erase'; index: number }
  | { kind: 'clear' }
  /** Replaces a shape by a moved or resized one. */
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

/**
 * @returns whether a shape can be added, because a drawing is limited to the size that the API
 * accepts
 */
function hasRoom(shapes: readonly Shape[], shape: Shape): boolean {
  return shapes.length < MAX_SHAPES && countPoints([...shapes, shape]) <= MAX_POINTS
}
