import { whenLoaded } from '@/lib/on-idle'

/** Small screens, where connections are often slow and metered. */
const SMALL_SCREEN = '(width < 48rem)'
/** Events that show that the visitor is present. */
const INTERACTIONS = ['pointerdown', 'keydown', 'scroll']
/** Milliseconds after which videos load without such an event. */
const TIMEOUT_MS = 6_000

/**
 * Calls back when videos may load, because they would compete with requested files. That is after
 * the page has loaded, and on a small screen only after the first interaction or some seconds.
 * @returns a function that cancels it
 */
export function whenVideosMayLoad(act: () => void): () => void {
  let stopWaiting = () => {}
  const stopLoading = whenLoaded(() => {
    if (matchMedia(SMALL_SCREEN).matches) stopWaiting = whenLookedAt(act)
    else act()
  })
  return () => {
    stopLoading()
    stopWaiting()
  }
}

function whenLookedAt(act: () => void): () => void {
  const waiting = new AbortController()
  const start = () => {
    stop()
    act()
  }
  const timer = setTimeout(start, TIMEOUT_MS)
  const stop = () => {
    waiting.abort()
    clearTimeout(timer)
  }
  for (const sign of INTERACTIONS) {
    window.addEventListener(sign, start, { signal: waiting.signal, passive: true })
  }
  return stop
}
