import type { VideoFacts } from '@studio/shared/review/media'

/** A sound is navigated like a film with a hundred frames per second. */
const FRAMES_A_SECOND = 100
const FRAME_MILLISECONDS = 1_000 / FRAMES_A_SECOND

export function soundFacts(milliseconds: number): VideoFacts {
  return {
    rate: { numerator: FRAMES_A_SECOND, denominator: 1 },
    frameCount: Math.max(1, Math.ceil(milliseconds / FRAME_MILLISECONDS)),
    startFrame: 0,
    isDropFrame: false,
    isVariableRate: false,
    width: 16,
    height: 9,
    hasSound: true,
  }
}

/** @returns the frame of a note on a sound, from its time */
export function soundFrameAt(milliseconds: number): number {
  return Math.floor(milliseconds / FRAME_MILLISECONDS)
}

export function millisecondsOf(frame: number): number {
  return frame * FRAME_MILLISECONDS
}
