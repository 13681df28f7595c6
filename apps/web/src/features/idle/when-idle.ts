import { whenLoaded } from '@/features/films/when-loaded'

/** Milliseconds after which a page counts as quiet, whatever it does. */
const AT_THE_LATEST = 2_000

/** Runs once the page has loaded and has nothing to do. @returns what calls it off */
export function whenIdle(run: () => void): () => void {
  let isCalledOff = false
  const act = () => {
    if (!isCalledOff) run()
  }
  const stopWaiting = whenLoaded(() => {
    // Older Safaris know no idle time.
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: AT_THE_LATEST })
    else setTimeout(act, AT_THE_LATEST)
  })
  return () => {
    isCalledOff = true
    stopWaiting()
  }
}
