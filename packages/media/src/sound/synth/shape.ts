import { RATE, type Mono } from './stereo'

/** A curve of the loudness over time, as points that are joined by straight lines. */
export type Points = readonly (readonly [seconds: number, gain: number])[]

export function gainAt(points: Points, seconds: number): number {
  const after = points.findIndex(([at]) => at > seconds)
  if (after === -1) return points.at(-1)?.[1] ?? 1
  const [from, to] = [points[after - 1] ?? points[0], points[after]]
  if (!from || !to || from === to) return to?.[1] ?? 1
  return from[1] + ((to[1] - from[1]) * (seconds - from[0])) / (to[0] - from[0])
}

export function shaped(samples: Mono, points: Points): Mono {
  return samples.map((sample, i) => sample * gainAt(points, i / RATE))
}

/**
 * Makes a sound begin at once and die away. After `fade` seconds it has lost two thirds of its
 * loudness.
 */
export function fading(samples: Mono, fade: number, attack = 0.002): Mono {
  return samples.map((sample, i) => {
    const time = i / RATE
    return sample * Math.min(1, time / attack) * Math.exp(-time / fade)
  })
}

/** Distorts loud parts as a tape does. */
export function saturated(samples: Mono, drive: number): Mono {
  return samples.map((sample) => Math.tanh(sample * drive) / Math.tanh(drive))
}

export const louder = (samples: Mono, gain: number): Mono => samples.map((one) => one * gain)
