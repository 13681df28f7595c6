import type { OpenViewer } from './open-viewer'

/** The angle in degrees of a turn by key or button. */
export const TURN = 15
/** The change of a zoom step in percentage points. */
export const ZOOM = 15

type Move = (viewer: OpenViewer) => void

const MOVES: Record<string, Move> = {
  ArrowLeft: (viewer) => viewer.turn(-TURN, 0),
  ArrowRight: (viewer) => viewer.turn(TURN, 0),
  ArrowUp: (viewer) => viewer.turn(0, TURN),
  ArrowDown: (viewer) => viewer.turn(0, -TURN),
  '+': (viewer) => viewer.zoom(ZOOM),
  '=': (viewer) => viewer.zoom(ZOOM),
  '-': (viewer) => viewer.zoom(-ZOOM),
}

/** @returns whether the key moved the viewer. Other keys are left to the page. */
export function moveByKey(viewer: OpenViewer, key: string): boolean {
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined
  move?.(viewer)
  return move !== undefined
}
