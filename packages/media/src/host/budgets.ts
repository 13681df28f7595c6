import type { Stage } from '../engine/about'

/** The highest number of bytes of any clip. */
export const CLIP_BYTES = 900_000
/** The highest number of bytes of the opening film in its wide version. */
export const INTRO_BYTES = 2_500_000

/** The highest number of bytes of a film with sound, for each of its two files. */
export const FILM_BYTES = 3_000_000
/** The highest number of bytes of the whole library. */
export const LIBRARY_BYTES = 80_000_000

/** The highest size of a clip in bytes, for each container. */
export interface Budget {
  mp4: number
  webm: number
}

/**
 * Thousands of bytes per second, for each stage and container. They keep all clips together below
 * 60 MB.
 */
const RATES: Record<Stage, Budget> = {
  final: { mp4: 100, webm: 66 },
  hybrid: { mp4: 90, webm: 60 },
  photomatic: { mp4: 66, webm: 46 },
  // Pencil strokes on paper need many bytes, and AV1 does not compress them better than H.264.
  board: { mp4: 72, webm: 72 },
  animatic: { mp4: 55, webm: 38 },
  previz: { mp4: 55, webm: 38 },
  'previz-wire': { mp4: 66, webm: 46 },
  sphere: { mp4: 220, webm: 150 },
}

export function budgetOf(stage: Stage, seconds: number): Budget {
  const bytes = (rate: number) => Math.min(CLIP_BYTES, Math.round(rate * seconds * 1000))
  return { mp4: bytes(RATES[stage].mp4), webm: bytes(RATES[stage].webm) }
}
