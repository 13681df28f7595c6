/** The part of a pan in which it gets going, and as much in which it comes to rest. */
const RAMP = 0.22

/**
 * How far a camera has panned, 0…1: evenly in between, as an ease that never
 * stops speeding up is too fast for the eye in its middle.
 */
export function pan(t: number): number {
  if (t > 0.5) return 1 - pan(1 - t)
  const speed = 1 / (1 - RAMP)
  if (t > RAMP) return speed * (t - RAMP / 2)
  // The integral of a smooth step, so that nothing jerks.
  const u = t / RAMP
  return speed * RAMP * (u ** 3 - u ** 4 / 2)
}
