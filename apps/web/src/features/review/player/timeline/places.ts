import type { ThumbnailStrip } from '@studio/shared/review/media'

/** On the timeline each frame is a cell, from left to right in every language. */

/** @returns per cent of the width at which a frame's cell begins; of the next number, where it ends */
export function cellStart(frame: number, frameCount: number): number {
  return frameCount === 0 ? 0 : (Math.min(frame, frameCount) / frameCount) * 100
}

/** @param share of the width, 0 to 1; beyond it is the first or the last frame */
export function frameAtShare(share: number, frameCount: number): number {
  return Math.max(0, Math.min(Math.floor(share * frameCount), frameCount - 1))
}

/** Where the picture nearest to a frame lies in the strip, in its pixels. */
export function thumbnailPlace(strip: ThumbnailStrip, frame: number): { x: number; y: number } {
  const last = strip.columns * strip.rows - 1
  const index = Math.min(Math.round(frame / strip.everyFrames), last)
  const row = Math.floor(index / strip.columns)
  return { x: (index - row * strip.columns) * strip.width, y: row * strip.height }
}
