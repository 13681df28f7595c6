import type { Rate } from './media'

/**
 * Seconds to seek to so that the frame is shown: its middle, which no rounding moves into another.
 *
 * @param frame from 0
 */
export function secondsOf(frame: number, { numerator, denominator }: Rate): number {
  return ((2 * frame + 1) * denominator) / (2 * numerator)
}

/** Seconds at which a frame begins; of the number after the last one, the film's length. */
export function startOf(frame: number, { numerator, denominator }: Rate): number {
  return (frame * denominator) / numerator
}

/**
 * Browsers tell a frame's start in microseconds or ticks of 1/90000 s, WebM keeps it in whole
 * milliseconds: each may lie before the true start, and would then belong to the frame before.
 */
const ROUNDING_SECONDS = 0.0015

/**
 * Maximum rounding as a share of a frame, so that frames stay distinguishable at very high rates.
 */
const MOST_ROUNDING = 0.25

/**
 * The frame that is shown at a media time, be it the frame's start, as `requestVideoFrameCallback`
 * gives it, or any later moment of it.
 */
export function frameAt(seconds: number, { numerator, denominator }: Rate): number {
  const rounding = Math.min((ROUNDING_SECONDS * numerator) / denominator, MOST_ROUNDING)
  return Math.max(0, Math.floor((seconds * numerator) / denominator + rounding))
}

/** The nearest frame that the film has; 0 in one without frames. */
export function clampFrame(frame: number, frameCount: number): number {
  return Math.max(0, Math.min(Math.trunc(frame), frameCount - 1))
}

/**
 * The frame of another rate that is shown while the middle of this one is.
 *
 * Calculated in whole numbers, because the products of long films and odd rates pass 2 ** 53.
 */
export function convertFrame(frame: number, from: Rate, to: Rate): number {
  const halves = BigInt(2 * frame + 1) * BigInt(from.denominator) * BigInt(to.numerator)
  return Number(halves / (2n * BigInt(from.numerator) * BigInt(to.denominator)))
}
