import type { Anchor } from '@studio/shared/review/notes'
import type { FrameSize } from '../drawing/frame-points'
import { anchorAt, isAtFrame } from '../notes/anchors'
import { currentFrame } from '../player/playback/player-state'
import type { PlayerControl } from '../types'

/** The interface between notes and the film, board or sound that they are about. */
export interface StageControl {
  /** Calls back when the position or the marked range changes. */
  subscribe: (changed: () => void) => () => void
  /** @returns the position that a new note gets */
  here: () => Anchor
  /** @returns the current position without the marked range */
  point: () => Anchor
  goTo: (anchor: Anchor) => void
  pause: () => void
  /** @returns whether a note is about the current position */
  isShown: (anchor: Anchor) => boolean
  /** @returns the size of the picture that can be drawn on now, or null */
  frame: () => FrameSize | null
  /**
   * Clears the marked range after a note about it was sent, so that the next note is about the
   * current frame.
   */
  endRange?: () => void
}

const NO_RANGE = { in: null, out: null }

export function videoStage(player: PlayerControl): StageControl {
  const { width, height } = player.facts
  return {
    subscribe: player.subscribe,
    here: () => anchorAt(currentFrame(player.getState()), player.range),
    point: () => anchorAt(currentFrame(player.getState()), NO_RANGE),
    goTo: (anchor) => {
      if (anchor.kind === 'frames') void player.seekToFrame(anchor.first)
    },
    pause: player.pause,
    isShown: (anchor) => anchor.kind === 'whole' || isAtFrame(anchor, player.frame),
    frame: () => ({ width, height }),
    endRange: () => player.setRange(NO_RANGE),
  }
}
