import type { Rate } from '@studio/shared/review/media'

export interface FrameTimes {
  rate: Rate
  isVariableRate: boolean
  /** Of the film in that rate, by the frames that are really there. */
  frameCount: number
  seconds: number
}

/** Rates that films are made in. */
const USUAL: Rate[] = [
  ...[24, 30, 48, 60, 120].map((base) => ({ numerator: base * 1_000, denominator: 1_001 })),
  ...[12, 15, 24, 25, 30, 48, 50, 60, 100, 120].map((base) => ({
    numerator: base,
    denominator: 1,
  })),
]

/** Above it a film is shown with fewer frames. */
const FASTEST = 120

/**
 * Reads the rate of a film from when its frames are shown. It is constant where each frame n is
 * shown within half a frame of n / rate: then frame n of a copy in that rate is frame n of the film.
 *
 * @param times seconds, in any order
 * @param claimed rates that the file names, the better ones first
 */
export function readFrameTimes(times: Float64Array, claimed: readonly Rate[]): FrameTimes | null {
  const sorted = times.toSorted()
  const [first] = sorted
  const last = sorted.at(-1)
  if (first === undefined || last === undefined) return null
  const span = last - first
  const usual = usualRate(sorted)
  const candidates = [...claimed.map(byItsName), usual].filter((rate) => isSensible(rate))
  const constant = candidates.find((rate) => isConstant(sorted, rate))
  if (constant) {
    const frameCount = sorted.length
    return {
      rate: constant,
      isVariableRate: false,
      frameCount,
      seconds: frameCount / perSecond(constant),
    }
  }
  const frameCount = Math.max(1, Math.round(span * perSecond(usual)) + 1)
  return { rate: usual, isVariableRate: true, frameCount, seconds: frameCount / perSecond(usual) }
}

export function perSecond({ numerator, denominator }: Rate): number {
  return numerator / denominator
}

/** Some files say 2997/100 for 30000/1001. */
function byItsName(rate: Rate): Rate {
  const isIt = (usual: Rate) => Math.abs(perSecond(usual) / perSecond(rate) - 1) < 1e-4
  return USUAL.find(isIt) ?? rate
}

function isSensible(rate: Rate): boolean {
  const frames = perSecond(rate)
  return Number.isFinite(frames) && frames >= 1 && frames <= FASTEST
}

function isConstant(sorted: Float64Array, rate: Rate): boolean {
  const half = 0.5 / perSecond(rate)
  const first = sorted[0] ?? 0
  return sorted.every((time, n) => Math.abs(time - first - n / perSecond(rate)) < half)
}

/** The usual rate that is nearest to the time from most frames to the next. */
function usualRate(sorted: Float64Array): Rate {
  const steps = sorted.slice(1).map((time, n) => time - (sorted[n] ?? 0))
  const step = steps.toSorted()[Math.floor(steps.length / 2)] ?? 0
  const wanted = step > 0 ? 1 / step : 25
  const distance = (rate: Rate) => Math.abs(Math.log(perSecond(rate) / wanted))
  return USUAL.reduce((best, rate) => (distance(rate) < distance(best) ? rate : best))
}
