const TURN = Math.PI * 2

/** A sine that comes round `times` within `period`. */
export const wave = (seconds: number, period: number, times = 1, shift = 0) =>
  Math.sin(((seconds * times) / period + shift) * TURN)

/** A life-like wander that comes round: three waves that never agree. */
export const wander = (seconds: number, period: number, seed = 0) =>
  0.55 * wave(seconds, period, 1, seed * 0.37) +
  0.3 * wave(seconds, period, 2, seed * 0.71 + 0.2) +
  0.15 * wave(seconds, period, 3, seed * 0.13 + 0.6)

/** Lids of blinks at the moments given: 1 open, 0 shut. */
export function blinks(seconds: number, moments: readonly number[], half = 0.09): number {
  return moments.reduce((open, at) => Math.min(open, Math.min(1, Math.abs(seconds - at) / half)), 1)
}
