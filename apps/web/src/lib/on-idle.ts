/** Calls back once the page and all it needs are there. @returns what calls it off */
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

/** Milliseconds after which a page that has loaded counts as idle, whatever it does. */
const LONGEST = 2_000
/** What older Safaris wait between two pieces of work, which know no idle time. */
const PAUSE = 50

/** Runs once the page has loaded and the browser has nothing to do. @returns what calls it off */
export function onIdle(run: () => void): () => void {
  let cancel: (() => void) | undefined
  const stopWaiting = whenLoaded(() => {
    cancel = onNextIdle(run, LONGEST)
  })
  return () => {
    stopWaiting()
    cancel?.()
  }
}

/** Runs once when the browser has nothing to do. @returns what calls it off */
export function onNextIdle(run: () => void, longest = 500): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = requestIdleCallback(run, { timeout: longest })
    return () => {
      cancelIdleCallback(waiting)
    }
  }
  const waiting = setTimeout(run, PAUSE)
  return () => {
    clearTimeout(waiting)
  }
}
