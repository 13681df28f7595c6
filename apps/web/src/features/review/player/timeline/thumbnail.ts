import type { ThumbnailStrip } from '@studio/shared/review/media'

/** Where the picture nearest to a frame lies in the strip, in its pixels. */
export function thumbnailPlace(strip: ThumbnailStrip, frame: number): { x: number; y: number } {
  const last = strip.columns * strip.rows - 1
  const index = Math.min(Math.round(frame / strip.everyFrames), last)
  const row = Math.floor(index / strip.columns)
  return { x: (index - row * strip.columns) * strip.width, y: row * strip.height }
}
