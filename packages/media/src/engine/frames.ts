/** The frame rate of every clip in the library. */
export const FPS = 24

export function frameCount(seconds: number): number {
  const frames = seconds * FPS
  if (!Number.isInteger(frames)) throw new Error(`${seconds} s is no whole number of frames`)
  return frames
}

/**
 * The first frame of the pose that is shown at `frame`, if each is held for `hold` frames, such as
 * 2 or 8.
 */
export function heldFrame(frame: number, hold: number): number {
  return frame - (frame % hold)
}

/**
 * The first frame of the pose that is shown at `frame`. `holds` has the first frames of all poses
 * in ascending order.
 */
export function poseAt(frame: number, holds: readonly number[]): number {
  return holds.reduce((pose, first, index) => (first <= frame ? index : pose), 0)
}

/** The first frames of evenly spread poses, for shots that name none. */
export function evenHolds(frames: number, poses = 4): number[] {
  return Array.from({ length: poses }, (_, index) => Math.round((frames / poses) * index))
}
