import type { Stage } from '../engine/about'

/** No clip may be heavier, in bytes. */
export const CLIP_BYTES = 900_000
/** The film of the opening, in its wide version. */
export const INTRO_BYTES = 2_500_000

/** A film with sound, in either of its files. */
export const FILM_BYTES = 3_000_000
/** Everything in the library. */
export const LIBRARY_BYTES = 80_000_000

/** Largest size of a clip, by its container. */
export interface Budget {
  mp4: number
  webm: number
}

/** Thousand bytes per second: all clips together stay below 60 MB. */
const RATES: Record<Stage, Budget> = {
  final: { mp4: 100, webm: 66 },
  hybrid: { mp4: 90, webm: 60 },
  photomatic: { mp4: 66, webm: 46 },
  // Pencil on paper is dear, and AV1 has no advantage there.
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
