import type { OpenViewer } from './open-viewer'

/** Degrees a key or a button turns the viewer by. */
export const TURN = 15
/** Of a hundred. */
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

/** @returns whether the key meant something; all others stay the page's */
export function moveByKey(viewer: OpenViewer, key: string): boolean {
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined
  move?.(viewer)
  return move !== undefined
}
