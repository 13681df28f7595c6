import type { ThumbnailStrip } from '@studio/shared/review/media'

/** Each frame is a cell on the timeline, from left to right in every language. */

/** @returns start of a frame's cell, in percent of the width; the next frame's start is its end */
export function cellStart(frame: number, frameCount: number): number {
  return frameCount === 0 ? 0 : (Math.min(frame, frameCount) / frameCount) * 100
}

/** @param share of the width, clamped to 0 and 1 */
export function frameAtShare(share: number, frameCount: number): number {
  return Math.max(0, Math.min(Math.floor(share * frameCount), frameCount - 1))
}

/** Position in the strip of the thumbnail nearest to a frame, in pixels. */
export function thumbnailPlace(strip: ThumbnailStrip, frame: number): { x: number; y: number } {
  const last = strip.columns * strip.rows - 1
  const index = Math.min(Math.round(frame / strip.everyFrames), last)
  const row = Math.floor(index / strip.columns)
  return { x: (index - row * strip.columns) * strip.width, y: row * strip.height }
}
