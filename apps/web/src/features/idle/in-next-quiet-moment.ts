/** Milliseconds after which it is done, whatever the page does. */
const AT_THE_LATEST = 500
/** What older Safaris wait, which know no idle time. */
const A_LITTLE = 50

/** Runs once when the browser has nothing else to do. @returns what calls it off */
export function inNextQuietMoment(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = requestIdleCallback(act, { timeout: AT_THE_LATEST })
    return () => {
      cancelIdleCallback(waiting)
    }
  }
  const waiting = setTimeout(act, A_LITTLE)
  return () => {
    clearTimeout(waiting)
  }
}
