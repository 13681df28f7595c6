import { whenLoaded } from '@/lib/on-idle'

/** Where the line is often slow and its bytes are paid for. */
const POCKET = '(width < 48rem)'
/** What shows that somebody is there. */
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll']
/** Milliseconds after which a page counts as looked at without any of these. */
const AT_THE_LATEST = 6_000

/**
 * Calls back when videos may be fetched: once the page and all it needs are there,
 * and on a small screen at the first touch after that, or some seconds later; half
 * a megabyte would compete with what was asked for. @returns what calls it off
 */
export function whenVideosMayLoad(act: () => void): () => void {
  let stopWaiting = () => {}
  const stopLoading = whenLoaded(() => {
    if (matchMedia(POCKET).matches) stopWaiting = whenLookedAt(act)
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
  const timer = setTimeout(start, AT_THE_LATEST)
  const stop = () => {
    waiting.abort()
    clearTimeout(timer)
  }
  for (const sign of SIGNS_OF_LIFE) {
    window.addEventListener(sign, start, { signal: waiting.signal, passive: true })
  }
  return stop
}
