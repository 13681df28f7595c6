import type { Stage } from '../engine/about'
import type { Take } from './spot'

interface Frames {
  take: Take
  from: number
  to: number
}

/**
 * A piece of a film: frames of one clip, or a wipe in which a line crosses from one stage of a shot
 * to the next.
 */
export type Piece =
  (Frames & { kind: 'run'; hold: number }) | (Frames & { kind: 'wipe'; before: Stage })

/** The pieces of a film in order. The frames of a wipe count as part of the take after it. */
export function piecesOf(takes: readonly Take[]): Piece[] {
  return takes.flatMap((take, i): Piece[] => {
    const { from, to, wipe = 0, hold = 0 } = take
    const before = takes[i - 1]
    const run: Piece = { kind: 'run', take, from: from + wipe, to, hold }
    if (!wipe) return [run]
    if (before?.shot !== take.shot || before.to !== from) {
      throw new Error(`${take.shot} ${take.stage} wipes from a take that does not lead to it`)
    }
    return [{ kind: 'wipe', take, before: before.stage, from, to: from + wipe }, run]
  })
}
