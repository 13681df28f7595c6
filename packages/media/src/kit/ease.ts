export const clamp01 = (x: number) => Math.min(1, Math.max(0, x))
export const mix = (a: number, b: number, t: number) => a + (b - a) * t

/** The progress at `seconds` between two moments, from 0 to 1. */
export const between = (seconds: number, from: number, to: number) =>
  clamp01((seconds - from) / (to - from))

export const smooth = (t: number) => t * t * (3 - 2 * t)
export const smoother = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
export const inCubic = (t: number) => t ** 3
export const outCubic = (t: number) => 1 - (1 - t) ** 3
export const inOutCubic = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2)

/** Goes back a little before it goes forward, as before a jump, a throw or a turn of the head. */
export const anticipate = (t: number, amount = 1.7) => t * t * ((amount + 1) * t - amount)

/** Goes beyond the end and comes back. */
export const overshoot = (t: number, amount = 1.7) => {
  const u = t - 1
  return u * u * ((amount + 1) * u + amount) + 1
}

/**
 * A damped spring from 0 to 1, for things that lag behind, such as hair, cloth and antennas. `t` is
 * the time in seconds since the pull.
 */
export function spring(t: number, frequency = 2.2, damping = 0.28): number {
  if (t <= 0) return 0
  const w = frequency * Math.PI * 2
  const d = w * Math.sqrt(1 - damping * damping)
  return 1 - Math.exp(-damping * w * t) * (Math.cos(d * t) + ((damping * w) / d) * Math.sin(d * t))
}

/**
 * One of the keys that describe a value over time. The value stays constant before the first key
 * and after the last.
 */
export type Key = readonly [seconds: number, value: number, ease?: (t: number) => number]

export function keyed(keys: readonly Key[], seconds: number): number {
  let [from] = keys
  if (!from) return 0
  for (const to of keys) {
    if (seconds <= to[0]) {
      if (to === from) return to[1]
      return mix(from[1], to[1], (to[2] ?? smooth)(between(seconds, from[0], to[0])))
    }
    from = to
  }
  return from[1]
}
