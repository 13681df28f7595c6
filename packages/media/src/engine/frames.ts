/** Frame rate of every clip in the library. */
export const FPS = 24

export function frameCount(seconds: number): number {
  const frames = seconds * FPS
  if (!Number.isInteger(frames)) throw new Error(`${seconds} s is no whole number of frames`)
  return frames
}

/** First frame of the pose that is held on screen, for example on twos (2) or on eights (8). */
export function heldFrame(frame: number, hold: number): number {
  return frame - (frame % hold)
}

/** The frame at the start of the pose among `holds` (first frames, ascending) that shows at `frame`. */
export function poseAt(frame: number, holds: readonly number[]): number {
  return holds.reduce((pose, first, index) => (first <= frame ? index : pose), 0)
}

/** Poses spread evenly, where a shot does not name its own. */
export function evenHolds(frames: number, poses = 4): number[] {
  return Array.from({ length: poses }, (_, index) => Math.round((frames / poses) * index))
}
