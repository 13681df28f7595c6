/** The share of a pan in which the camera speeds up, and the share in which it slows down. */
const RAMP = 0.22

/**
 * How far a camera has panned, from 0 to 1. In between its speed is constant, because with an ease
 * over the whole time the middle would be too fast for the eye.
 */
export function pan(t: number): number {
  if (t > 0.5) return 1 - pan(1 - t)
  const speed = 1 / (1 - RAMP)
  if (t > RAMP) return speed * (t - RAMP / 2)
  // The speed follows a smooth step, of which this is the integral, so that the camera does not
  // jerk.
  const u = t / RAMP
  return speed * RAMP * (u ** 3 - u ** 4 / 2)
}
