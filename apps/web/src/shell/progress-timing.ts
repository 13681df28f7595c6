/** Milliseconds before the bar is shown. Most pages load sooner. */
export const THROTTLE_MS = 200

/** Duration of the bar's animation in milliseconds. */
export const DURATION_MS = 5_000

interface Bar {
  isShown: boolean
  /** Progress of the bar, from 0 to 1. */
  share: number
}

/** @returns the state of the bar after a wait of this many milliseconds */
export function barAfter(waited: number): Bar {
  const run = waited - THROTTLE_MS
  return { isShown: run >= 0, share: Math.min(1, Math.max(0, run / DURATION_MS)) }
}
