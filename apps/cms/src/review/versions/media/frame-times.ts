import type { Rate } from '@studio/shared/review/media'

export interface FrameTimes {
  rate: Rate
  isVariableRate: boolean
  /**
   * The number of frames of the copy. It is larger than that of the original if the original shows
   * a frame for longer than one frame of the copy.
   */
  frameCount: number
  seconds: number
  /** For each frame of the original, the number of the copy's frame at which it begins. */
  slots: Uint32Array
  /**
   * The number of frames of the copy in which a frame of the original begins. It is less than the
   * original's number of frames if several of these share a frame of the copy.
   */
  shownCount: number
  /** The time in seconds of the original at which the copy's frame 0 begins. */
  beginsAt: number
}

interface Claims {
  /** The frame rates that the file names, the more reliable ones first. */
  rates: readonly Rate[]
  /** The duration of the last frame in seconds, or 0 if the file does not contain it. */
  lastSeconds?: number
  /**
   * The time resolution of the file: the smallest difference in seconds between two times that it
   * can store.
   */
  resolution?: number
}

/** Common frame rates of films. */
const STANDARD: Rate[] = [
  ...[24, 30, 48, 60, 120].map((base) => ({ numerator: base * 1_000, denominator: 1_001 })),
  ...[5, 6, 8, 10, 12, 15, 20, 24, 25, 30, 48, 50, 60, 100, 120].map((base) => ({
    numerator: base,
    denominator: 1,
  })),
]

/** The number of ticks per second in the decoder's times. */
export const TICKS = 1_000_000

/**
 * Added to a number before it is rounded down. It is slightly more than 0.5, so that ffmpeg and our
 * code both round a half up.
 */
export const ROUND_UP = 0.500_001

/** The highest frame rate of copies. Faster films are shown with fewer frames. */
const FASTEST = 120

/** The frame rate of copies of slide shows. */
const SLIDES: Rate = { numerator: 12, denominator: 1 }
const USUAL: Rate = { numerator: 25, denominator: 1 }

/**
 * A rate is constant if the deviations of frames from an even spacing differ by less than this
 * number of frames.
 */
const LARGEST_SPREAD = 0.9

/** The largest delay of a frame, measured in frames of the copy. */
const LATEST = 1

/**
 * Determines the frame rate of a film from the times at which its frames are shown. The rate is
 * constant if frame n is shown at about n / rate, wherever the count starts. In this case frame n
 * of a copy with this rate is frame n of the film. If the rate is not constant, each frame is put
 * at the nearest free place in a copy with the most common rate, or with a higher rate if not all
 * frames would fit.
 *
 * @param times the times in seconds, in the order in which the frames are shown
 */
export function readFrameTimes(times: Float64Array, claims: Claims): FrameTimes | null {
  const sorted = times.toSorted()
  const first = sorted[0]
  if (first === undefined) return null
  const step = usualStep(sorted, claims, 0.2)
  const constant =
    constantRate(sorted, step, claims) ??
    // Some conversions make a film slower by showing one of every few frames 1.5 times as long.
    constantRate(sorted, usualStep(sorted, claims, 0.7), claims)
  const rate = constant ?? nearestRate(step)
  const placed = constant ? placeEvenly(sorted, rate) : placeInTurn(sorted, rate, claims.rates)
  const hold = Math.max(1, Math.round((claims.lastSeconds ?? 0) * perSecond(placed.rate)))
  const last = placed.slots.at(-1) ?? 0
  const frameCount = last + hold
  return {
    ...placed,
    isVariableRate: !constant || hold > 1,
    frameCount,
    seconds: frameCount / perSecond(placed.rate),
  }
}

export function perSecond({ numerator, denominator }: Rate): number {
  return numerator / denominator
}

/**
 * The mean distance between neighboring frames. Distances that differ from the median by more than
 * `share` are left out.
 */
function usualStep(
  sorted: Float64Array,
  { rates, lastSeconds = 0 }: Claims,
  share: number,
): number {
  const steps = sorted.slice(1).map((time, n) => time - (sorted[n] ?? 0))
  const median = steps.toSorted()[Math.floor(steps.length / 2)] ?? 0
  const claimed = rates.find(isSensible)
  if (median <= 0) return claimed ? 1 / perSecond(claimed) : lastSeconds || 1 / perSecond(USUAL)
  const usual = steps.filter((step) => Math.abs(step / median - 1) <= share)
  return usual.reduce((sum, step) => sum + step, 0) / usual.length
}

/**
 * Finds a named or standard rate that fits all frames.
 *
 * @returns null if there is none
 */
function constantRate(sorted: Float64Array, step: number, claims: Claims): Rate | null {
  const span = step * sorted.length
  const tolerance = Math.max(3e-4, (2 * (claims.resolution ?? 0)) / span)
  const distance = (rate: Rate) => Math.abs(perSecond(rate) * step - 1)
  const named = claims.rates.map(byItsName).filter((rate) => isSensible(rate))
  const standard = STANDARD.toSorted((one, other) => distance(one) - distance(other))
  const own = { numerator: Math.round(1_000 / step), denominator: 1_000 }
  const near = [...named, ...standard].filter((rate) => distance(rate) <= tolerance)
  const candidates = [...near.filter(isStandard), ...near, own].filter(isSensible)
  return candidates.find((rate) => spread(sorted, rate) < LARGEST_SPREAD) ?? null
}

/**
 * Some files contain 2997/100 instead of 30000/1001. Such rates are replaced by the standard rate.
 */
function byItsName(rate: Rate): Rate {
  const isIt = (usual: Rate) => Math.abs(perSecond(usual) / perSecond(rate) - 1) < 1e-4
  return STANDARD.find(isIt) ?? rate
}

function isStandard(rate: Rate): boolean {
  return STANDARD.includes(rate)
}

function isSensible(rate: Rate): boolean {
  const frames = perSecond(rate)
  return Number.isFinite(frames) && frames >= 1 && frames <= FASTEST
}

/**
 * The difference between the largest and the smallest deviation of the frames from an even spacing,
 * in frames.
 */
function spread(sorted: Float64Array, rate: Rate): number {
  const late = lateness(sorted, rate)
  const [least, most] = late.reduce(
    ([low, high], each) => [Math.min(low, each), Math.max(high, each)],
    [Infinity, -Infinity],
  )
  return most - least
}

function lateness(sorted: Float64Array, rate: Rate): Float64Array {
  return sorted.map((time, n) => time * perSecond(rate) - n)
}

/**
 * The count starts from the median frame, because the time of the first frame is often irregular.
 */
function placeEvenly(sorted: Float64Array, rate: Rate) {
  const late = lateness(sorted, rate).toSorted()
  return {
    rate,
    slots: Uint32Array.from(sorted, (_, n) => n),
    shownCount: sorted.length,
    beginsAt: (late[Math.floor(late.length / 2)] ?? 0) / perSecond(rate),
  }
}

/** @returns a standard rate if one is near, otherwise the measured rate */
function nearestRate(step: number): Rate {
  const wanted = 1 / step
  if (wanted < 5) return SLIDES
  const distance = (rate: Rate) => Math.abs(Math.log(perSecond(rate) / wanted))
  const nearest = STANDARD.reduce((best, rate) => (distance(rate) < distance(best) ? rate : best))
  if (distance(nearest) < 0.05 || wanted > FASTEST) return nearest
  return { numerator: Math.round(wanted * 1_000), denominator: 1_000 }
}

/**
 * Uses the given rate, or the lowest higher rate with which every frame has a place near its time.
 */
function placeInTurn(sorted: Float64Array, rate: Rate, claimed: readonly Rate[]) {
  const isFaster = (each: Rate) => perSecond(each) > perSecond(rate) * 1.05 && isSensible(each)
  const named = claimed.map(byItsName).filter((each) => isFaster(each) && isStandard(each))
  const faster = STANDARD.filter(isFaster)
  const inOrder = faster.toSorted((one, other) => perSecond(one) - perSecond(other))
  const rates = [rate, ...named, ...inOrder]
  for (const each of rates) {
    const beginsAt = gridStart(sorted, each)
    const wanted = sorted.map((time) => (time - beginsAt) * perSecond(each))
    const slots = inTurn(wanted)
    const late = slots.reduce((most, slot, n) => Math.max(most, slot - (wanted[n] ?? 0)), 0)
    if (late <= LATEST) return { rate: each, slots, shownCount: sorted.length, beginsAt }
  }
  const beginsAt = gridStart(sorted, rate)
  const length = lengthOf(sorted) * perSecond(rate)
  // Rounding the last frame up would make the copy one frame longer than the film.
  const lastSlot = Math.max(0, Math.round(length) - 1)
  const place = (time: number) => nearest((time - beginsAt) * perSecond(rate))
  const slots = Uint32Array.from(sorted, (time) => Math.min(lastSlot, place(time)))
  return { rate, slots, shownCount: new Set(slots).size, beginsAt }
}

/** The length in seconds, if the last frame has the average duration. */
function lengthOf(sorted: Float64Array): number {
  const span = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0)
  return sorted.length > 1 ? (span * sorted.length) / (sorted.length - 1) : 0
}

function nearest(place: number): number {
  return Math.max(0, Math.floor(place + ROUND_UP))
}

function inTurn(wanted: Float64Array): Uint32Array {
  const slots = new Uint32Array(wanted.length)
  for (const [n, place] of wanted.entries()) {
    slots[n] = n === 0 ? 0 : Math.max((slots[n - 1] ?? 0) + 1, nearest(place))
  }
  return slots
}

/**
 * Finds the start of the copy's first frame with which most frames of the original align with
 * frames of the copy.
 */
function gridStart(sorted: Float64Array, rate: Rate): number {
  const first = sorted[0] ?? 0
  const [along, across] = sorted.reduce(
    ([x, y], time) => {
      const angle = (time - first) * perSecond(rate) * 2 * Math.PI
      return [x + Math.cos(angle), y + Math.sin(angle)]
    },
    [0, 0],
  )
  // If the frames have no common spacing, the count starts at the first frame.
  if (Math.hypot(along, across) < sorted.length / 10) return first
  const start = first + Math.atan2(across, along) / (2 * Math.PI) / perSecond(rate)
  return Math.round(start * TICKS) / TICKS
}
