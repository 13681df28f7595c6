import type { SetBackground, SetPerson } from '@studio/shared/contracts/virtual-set'

/** The aspect ratio of a film's frame. */
export const FRAME_ASPECT = 16 / 9

export interface Box {
  /** The center and the size, as shares of the frame's width and height. */
  x: number
  y: number
  width: number
  height: number
}

/** @param aspect width divided by height of the picture */
export function backgroundBox({ scale, x, y }: SetBackground, aspect: number): Box {
  return {
    x: 0.5 + x,
    y: 0.5 + y,
    width: scale * Math.max(1, aspect / FRAME_ASPECT),
    height: scale * Math.max(1, FRAME_ASPECT / aspect),
  }
}

/** @returns the box of a person, whose position is that of the feet */
export function personBox({ scale, x, y }: SetPerson, aspect: number): Box {
  return { x, y: y - scale / 2, width: (scale * aspect) / FRAME_ASPECT, height: scale }
}

/** Moves a background as little as needed to fill the frame. */
export function keepCovering(background: SetBackground, aspect: number): SetBackground {
  const { width, height } = backgroundBox(background, aspect)
  const x = towardsMiddle(background.x, (width - 1) / 2)
  const y = towardsMiddle(background.y, (height - 1) / 2)
  return x === background.x && y === background.y ? background : { ...background, x, y }
}

function towardsMiddle(value: number, most: number): number {
  // The limit is rounded down, so that there is no gap at the edge.
  const limit = Math.floor(Math.min(2, Math.max(0, most)) * 1000) / 1000
  return Math.min(limit, Math.max(-limit, value))
}
