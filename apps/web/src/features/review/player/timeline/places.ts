import type { ThumbnailStrip } from '@studio/shared/review/media'

/** Each frame is a cell on the timeline, from left to right in every language. */

/**
 * @returns where a frame's cell starts, in percent of the width. It ends where the next frame's
 * cell starts
 */
export function cellStart(frame: number, frameCount: number): number {
  return frameCount === 0 ? 0 : (Math.min(frame, frameCount) / frameCount) * 100
}

/** @param share of the width; clamped to the range from 0 to 1 */
export function frameAtShare(share: number, frameCount: number): number {
  return Math.max(0, Math.min(Math.floor(share * frameCount), frameCount - 1))
}

/** @returns the position in pixels, within the strip, of the thumbnail nearest to a frame */
export function thumbnailPlace(strip: ThumbnailStrip, frame: number): { x: number; y: number } {
  const last = strip.columns * strip.rows - 1
  const index = Math.min(Math.round(frame / strip.everyFrames), last)
  const row = Math.floor(index / strip.columns)
  return { x: (index - row * strip.columns) * strip.width, y: row * strip.height }
}
