/** Milliseconds that a page may take before anything is shown: most are there sooner. */
export const THROTTLE = 200

/** Milliseconds in which the bar runs from its start to its end. */
export const DURATION = 5_000

interface Bar {
  isShown: boolean
  /** How much of its way the bar has run, from 0 to 1. */
  share: number
}

/** The bar when a visitor has waited this many milliseconds for a page. */
export function barAfter(waited: number): Bar {
  const run = waited - THROTTLE
  return { isShown: run >= 0, share: Math.min(1, Math.max(0, run / DURATION)) }
}
