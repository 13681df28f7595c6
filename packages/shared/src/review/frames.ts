import type { Rate } from './media'

/**
 * @returns the time in seconds to which a player has to seek to show a frame. It is the middle of
 * the frame, so that rounding cannot move it into another frame
 * @param frame counted from 0
 */
export function secondsOf(frame: number, { numerator, denominator }: Rate): number {
  return ((2 * frame + 1) * denominator) / (2 * numerator)
}

/**
 * @returns the time in seconds at which a frame begins. For the number after the last frame, this
 * is the film's length
 */
export function startOf(frame: number, { numerator, denominator }: Rate): number {
  return (frame * denominator) / numerator
}

/**
 * The maximum rounding of a frame's time in seconds. Browsers round it to microseconds or to ticks
 * of 1/90000 s, and WebM stores whole milliseconds. A rounded time may be before the true start,
 * and would then belong to the previous frame.
 */
const ROUNDING_SECONDS = 0.0015

/**
 * The maximum rounding as a share of a frame, so that frames can be distinguished even at very high
 * rates.
 */
const MAX_ROUNDING = 0.25

/**
 * @returns the frame that is shown at a media time. The time may be the frame's start, as
 * `requestVideoFrameCallback` reports it, or any later moment of the frame
 */
export function frameAt(seconds: number, { numerator, denominator }: Rate): number {
  const rounding = Math.min((ROUNDING_SECONDS * numerator) / denominator, MAX_ROUNDING)
  return Math.max(0, Math.floor((seconds * numerator) / denominator + rounding))
}

/** @returns the nearest existing frame, or 0 if the film has none */
export function clampFrame(frame: number, frameCount: number): number {
  return Math.max(0, Math.min(Math.trunc(frame), frameCount - 1))
}

/**
 * @returns the frame at another rate whose start is nearest to the start of this frame; of two, the
 * earlier one. This is where a picture first appears after a conversion to that rate, and the first
 * frame stays the first. The number after the last frame is converted to the end of the film. The
 * calculation uses BigInt, because for long films and unusual rates the products exceed 2 ** 53
 */
export function convertFrame(frame: number, from: Rate, to: Rate): number {
  const product = BigInt(frame) * BigInt(from.denominator) * BigInt(to.numerator)
  const divisor = BigInt(from.numerator) * BigInt(to.denominator)
  return Number((2n * product + divisor - 1n) / (2n * divisor))
}
