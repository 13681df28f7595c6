/** Calls back once the page has loaded. @returns a function that cancels it */
export function whenLoaded(act: () => void): () => void {
  if (document.readyState === 'complete') {
    act()
    return () => undefined
  }
  window.addEventListener('load', act, { once: true })
  return () => {
    window.removeEventListener('load', act)
  }
}

/** Milliseconds after which a loaded page counts as idle in any case. */
const TIMEOUT_MS = 2_000
/** Milliseconds of delay in older Safaris, which lack requestIdleCallback. */
const FALLBACK_DELAY_MS = 50

/**
 * Runs a function once the page has loaded and the browser is idle.
 * @returns a function that cancels it
 */
export function onIdle(run: () => void): () => void {
  let cancel: (() => void) | undefined
  const stopWaiting = whenLoaded(() => {
    cancel = onNextIdle(run, TIMEOUT_MS)
  })
  return () => {
    stopWaiting()
    cancel?.()
  }
}

/**
 * Runs a function once when the browser is idle.
 * @returns a function that cancels it
 */
export function onNextIdle(run: () => void, timeoutMs = 500): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = requestIdleCallback(run, { timeout: timeoutMs })
    return () => {
      cancelIdleCallback(waiting)
    }
  }
  const waiting = setTimeout(run, FALLBACK_DELAY_MS)
  return () => {
    clearTimeout(waiting)
  }
}
