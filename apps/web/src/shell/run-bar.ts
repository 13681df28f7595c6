import { barAfter, DURATION_MS, THROTTLE_MS } from './progress-timing'

const CLOSING = 320

interface RunningBar {
  /** Completes and hides the bar, because the next page has loaded. */
  finish: () => void
}

/**
 * Shows the bar. It is animated by the compositor, so that it continues while scripts block the
 * main thread.
 */
export function runBar(bar: HTMLElement): RunningBar {
  for (const old of bar.getAnimations()) old.cancel()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const begun = performance.now()
  const run = bar.animate(
    [
      { opacity: 1, transform: scale(isStill ? 1 : 0) },
      { opacity: 1, transform: scale(1) },
    ],
    { delay: THROTTLE_MS, duration: DURATION_MS, fill: 'forwards' },
  )
  return {
    finish: () => {
      const { isShown, share } = barAfter(performance.now() - begun)
      run.cancel()
      if (!isShown || isStill) return
      bar.animate(
        [
          { opacity: 1, transform: scale(share) },
          { opacity: 1, transform: scale(1), offset: 0.5 },
          { opacity: 0, transform: scale(1) },
        ],
        { duration: CLOSING, easing: 'ease-out' },
      )
    },
  }
}

function scale(share: number): string {
  return `scaleX(${share})`
}
