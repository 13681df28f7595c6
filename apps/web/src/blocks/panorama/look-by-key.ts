import type { Look } from './open-look'

/** Degrees a key or a button turns the look by. */
export const TURN = 15
/** Of a hundred. */
export const ZOOM = 15

type Move = (look: Look) => void

const MOVES: Record<string, Move> = {
  ArrowLeft: (look) => look.turn(-TURN, 0),
  ArrowRight: (look) => look.turn(TURN, 0),
  ArrowUp: (look) => look.turn(0, TURN),
  ArrowDown: (look) => look.turn(0, -TURN),
  '+': (look) => look.zoom(ZOOM),
  '=': (look) => look.zoom(ZOOM),
  '-': (look) => look.zoom(-ZOOM),
}

/** @returns whether the key meant something; all others stay the page's */
export function lookByKey(look: Look, key: string): boolean {
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined
  move?.(look)
  return move !== undefined
}
