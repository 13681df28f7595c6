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
  /** Whether the frames take the places in turn. Otherwise, each takes the nearest place. */
  isInTurn: boolean
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

/** The measured rate of a film counts as constant if its frames are at least this evenly spaced. */
const LARGEST_UNEVENNESS = 0.25

/**
 * The largest delay of a frame, measured in frames of the copy, and the number of frames in a row
 * that may be late. A frame beyond these limits takes the place of the frame before it, as in
 * editing programs.
 */
export const LATEST = 1.1
export const LATE = 0.7
export const LATE_IN_A_ROW = 4

/** The largest share of frames that a copy may lack before it gets a higher rate. */
const LARGEST_LOSS = 0.04

/**
 * Determines the frame rate of a film from the times at which its frames are shown. The rate is
 * constant if frame n is shown at about n / rate, wherever the count starts. In this case frame n
 * of a copy with this rate is frame n of the film. If the rate is not constant, each frame is put
 * at the nearest free place in a copy with the standard rate that an editing program would choose,
 * or with a higher rate if too many frames would not fit.
 *
 * @param times the times in seconds, in the order in which the frames are shown
 */
export function readFrameTimes(times: Float64Array, claims: Claims): FrameTimes | null {
  const sorted = times.toSorted()
  const first = sorted[0]
  if (first === undefined) return null
  const constant = constantRate(sorted, claims)
  const placed = constant ? placeEvenly(sorted, constant) : placeInTurn(sorted, claims)
  const lastFrames = (claims.lastSeconds ?? 0) * perSecond(placed.rate)
  // In a cadence, frames may last up to 1.6 times as long as others.
  const hold = Math.max(1, constant ? Math.floor(lastFrames + 0.1) : Math.round(lastFrames))
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
 * Finds the rate at which all frames are evenly spaced. A standard rate is preferred to the measured
 * one, because the measured one is inexact if the frames have a cadence: with pulldown, frames last
 * two and three fields in turn, and a few frames more or less change the mean.
 *
 * @returns null if there is none
 */
function constantRate(sorted: Float64Array, claims: Claims): Rate | null {
  const named = claims.rates.map(byItsName).filter(isSensible)
  const step = evenStep(sorted) ?? usualStep(sorted, claims, 0.2)
  const ticks = (2 * (claims.resolution ?? 0)) / step
  const cadence = spread(sorted, 1 / step) + ticks
  const tolerance = Math.min(3e-2, Math.max(2e-3, cadence / Math.max(1, sorted.length - 1)))
  const isNear = (rate: Rate) => Math.abs(perSecond(rate) * step - 1) <= tolerance
  const near = fitting(
    sorted,
    [...new Set([...named.filter(isStandard), ...STANDARD])].filter(isNear),
  )
  // Rates that differ by a thousandth fit a short film equally well.
  const equal = near.filter((each) => each.spread <= (near[0]?.spread ?? 0) + ticks + 0.02)
  const standard =
    equal.find(({ rate }) => named.includes(rate)) ??
    equal.find(({ rate }) => named.some((each) => each.denominator === rate.denominator)) ??
    equal[0]
  if (standard) return standard.rate
  const [other] = fitting(sorted, named.filter(isNear))
  return other?.rate ?? ownRate(sorted, claims)
}

/** The given rates that fit all frames, the best one first. */
function fitting(sorted: Float64Array, rates: readonly Rate[]) {
  return rates
    .map((rate) => ({ rate, spread: spread(sorted, perSecond(rate)) }))
    .filter((each) => each.spread < LARGEST_SPREAD)
    .toSorted((one, other) => one.spread - other.spread)
}

/**
 * The measured rate, if it fits all frames. Films of telephones have an uneven rate near a standard
 * one, and are not constant in this sense.
 */
function ownRate(sorted: Float64Array, claims: Claims): Rate | null {
  // Some conversions make a film slower by showing one of every few frames 1.5 times as long.
  for (const share of [0.2, 0.7]) {
    const step = usualStep(sorted, claims, share)
    const rate = { numerator: Math.round(1_000 / step), denominator: 1_000 }
    const isNearStandard = STANDARD.some((each) => Math.abs(perSecond(each) * step - 1) < 1e-2)
    const largest = isNearStandard ? LARGEST_UNEVENNESS : LARGEST_SPREAD
    if (isSensible(rate) && spread(sorted, perSecond(rate)) < largest) return rate
  }
  return null
}

/**
 * The step of the line that fits the times best (least squares).
 *
 * @returns null if there are fewer than two different times
 */
function evenStep(sorted: Float64Array): number | null {
  const middle = (sorted.length - 1) / 2
  const first = sorted[0] ?? 0
  let [products, squares] = [0, 0]
  for (const [n, time] of sorted.entries()) {
    products += (n - middle) * (time - first)
    squares += (n - middle) ** 2
  }
  return products > 0 ? products / squares : null
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
function spread(sorted: Float64Array, rate: number): number {
  const late = lateness(sorted, rate)
  const [least, most] = late.reduce(
    ([low, high], each) => [Math.min(low, each), Math.max(high, each)],
    [Infinity, -Infinity],
  )
  return most - least
}

function lateness(sorted: Float64Array, rate: number): Float64Array {
  return sorted.map((time, n) => time * rate - n)
}

/**
 * The count starts from the median frame, because the time of the first frame is often irregular.
 */
function placeEvenly(sorted: Float64Array, rate: Rate) {
  const late = lateness(sorted, perSecond(rate)).toSorted()
  return {
    rate,
    slots: Uint32Array.from(sorted, (_, n) => n),
    shownCount: sorted.length,
    isInTurn: true,
    beginsAt: (late[Math.floor(late.length / 2)] ?? 0) / perSecond(rate),
  }
}

/**
 * The standard rate that an editing program gives to a film with an uneven rate: the one with whose
 * frames the times of the film align best, or the nearest one if they align with none.
 */
function editorsRate(sorted: Float64Array, { rates }: Claims, wanted: number): Rate {
  if (wanted < 5) return SLIDES
  const distance = (rate: Rate) => Math.abs(perSecond(rate) / wanted - 1)
  const near = STANDARD.filter((each) => distance(each) < 0.06)
  const scored = near.map((rate) => ({
    rate,
    share: alignment(sorted, rate).share,
    distance: distance(rate),
  }))
  const best = Math.max(...scored.map(({ share }) => share))
  const nearest = Math.min(...scored.map((each) => each.distance))
  const equal =
    best > 0.5
      ? scored
          .filter(({ share }) => share > best - 0.15)
          .toSorted((one, other) => other.share - one.share)
      : scored
          .filter((each) => each.distance < nearest + 0.002)
          .toSorted((one, other) => one.distance - other.distance)
  const named = rates.map(byItsName)
  const found = equal.find(({ rate }) => named.includes(rate)) ?? equal[0]
  const faster = slowestFirst(STANDARD).find((each) => perSecond(each) > wanted)
  return found?.rate ?? faster ?? { numerator: FASTEST, denominator: 1 }
}

function bestAligned(sorted: Float64Array, rates: readonly Rate[]): Rate | undefined {
  const share = (rate: Rate) => alignment(sorted, rate).share
  return rates.toSorted((one, other) => share(other) - share(one))[0]
}

function slowestFirst(rates: readonly Rate[]): Rate[] {
  return rates.toSorted((one, other) => perSecond(one) - perSecond(other))
}

/**
 * Uses the rate of an editing program, or a higher rate if too many frames would have no place near
 * their time.
 */
function placeInTurn(sorted: Float64Array, claims: Claims) {
  const step = usualStep(sorted, claims, 0.45)
  const rate = editorsRate(sorted, claims, 1 / step)
  const fits = (each: Rate) => {
    const placed = inTurn(sorted, each)
    return sorted.length - placed.shownCount <= sorted.length * LARGEST_LOSS ? placed : null
  }
  const usual = fits(rate)
  if (usual) return usual
  const faster = STANDARD.filter((each) => perSecond(each) > perSecond(rate) * 1.05)
  const [lowest] = slowestFirst(faster.filter(fits))
  if (!lowest) return atNearest(sorted, rate)
  const similar = faster.filter((each) => {
    const ratio = perSecond(each) / perSecond(lowest)
    return ratio >= 1 && ratio < 1.3 && fits(each)
  })
  return inTurn(sorted, bestAligned(sorted, similar) ?? lowest)
}

function inTurn(sorted: Float64Array, rate: Rate) {
  const beginsAt = gridStart(sorted, rate)
  const slots = new Uint32Array(sorted.length)
  let inARow = 0
  for (const [n, time] of sorted.entries()) {
    if (n === 0) continue
    const wanted = (time - beginsAt) * perSecond(rate)
    const before = slots[n - 1] ?? 0
    const next = Math.max(before + 1, nearest(wanted))
    const late = next - wanted
    inARow = late > LATE ? inARow + 1 : 0
    const isTooLate = late > LATEST || inARow > LATE_IN_A_ROW
    if (isTooLate) inARow = 0
    slots[n] = isTooLate ? before : next
  }
  return { rate, slots, shownCount: new Set(slots).size, isInTurn: true, beginsAt }
}

function atNearest(sorted: Float64Array, rate: Rate) {
  const beginsAt = gridStart(sorted, rate)
  const length = lengthOf(sorted) * perSecond(rate)
  // Rounding the last frame up would make the copy one frame longer than the film.
  const lastSlot = Math.max(0, Math.round(length) - 1)
  const place = (time: number) => nearest((time - beginsAt) * perSecond(rate))
  const slots = Uint32Array.from(sorted, (time) => Math.min(lastSlot, place(time)))
  return { rate, slots, shownCount: new Set(slots).size, isInTurn: false, beginsAt }
}

/** The length in seconds, if the last frame has the average duration. */
function lengthOf(sorted: Float64Array): number {
  const span = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0)
  return sorted.length > 1 ? (span * sorted.length) / (sorted.length - 1) : 0
}

function nearest(place: number): number {
  return Math.max(0, Math.floor(place + ROUND_UP))
}

/**
 * How well the times of a film align with the frames of a rate.
 *
 * @returns the share from 0 to 1, and the angle of the mean alignment
 */
function alignment(sorted: Float64Array, rate: Rate): { share: number; angle: number } {
  const first = sorted[0] ?? 0
  let [along, across] = [0, 0]
  for (const time of sorted) {
    const angle = (time - first) * perSecond(rate) * 2 * Math.PI
    along += Math.cos(angle)
    across += Math.sin(angle)
  }
  return { share: Math.hypot(along, across) / sorted.length, angle: Math.atan2(across, along) }
}

/**
 * Finds the start of the copy's first frame with which most frames of the original align with
 * frames of the copy.
 */
function gridStart(sorted: Float64Array, rate: Rate): number {
  const first = sorted[0] ?? 0
  const { share, angle } = alignment(sorted, rate)
  // If the frames have no common spacing, the count starts at the first frame.
  if (share < 0.1) return first
  const start = first + angle / (2 * Math.PI) / perSecond(rate)
  return Math.round(start * TICKS) / TICKS
}
