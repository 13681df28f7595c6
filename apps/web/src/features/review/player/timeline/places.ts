/** On the timeline each frame is a cell, from left to right in every language. */

/** @returns per cent of the width at which a frame's cell begins; of the next number, where it ends */
export function cellStart(frame: number, frameCount: number): number {
  return frameCount === 0 ? 0 : (Math.min(frame, frameCount) / frameCount) * 100
}

/** @param share of the width, 0 to 1; beyond it is the first or the last frame */
export function frameAtShare(share: number, frameCount: number): number {
  return Math.max(0, Math.min(Math.floor(share * frameCount), frameCount - 1))
}
