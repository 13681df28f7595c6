const TURN = Math.PI * 2

/** A sine wave that repeats `times` times within `period`. */
export const wave = (seconds: number, period: number, times = 1, shift = 0) =>
  Math.sin(((seconds * times) / period + shift) * TURN)

/** An irregular movement that repeats after `period`, made of three waves of different lengths. */
export const wander = (seconds: number, period: number, seed = 0) =>
  0.55 * wave(seconds, period, 1, seed * 0.37) +
  0.3 * wave(seconds, period, 2, seed * 0.71 + 0.2) +
  0.15 * wave(seconds, period, 3, seed * 0.13 + 0.6)

/**
 * How far the lids are open when the chick blinks at the given moments, from 1 (open) to 0 (shut).
 */
export function blinks(seconds: number, moments: readonly number[], half = 0.09): number {
  return moments.reduce((open, at) => Math.min(open, Math.min(1, Math.abs(seconds - at) / half)), 1)
}
