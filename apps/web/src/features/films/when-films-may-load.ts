import { whenLoaded } from './when-loaded'

/** Where the line is often slow and its bytes are paid for. */
const POCKET = '(width < 48rem)'
/** Milliseconds in which a visitor on such a screen reads, scrolls or leaves. */
const READING = 2_000

/**
 * Calls back when films may be fetched: once the page and all it needs are there,
 * and in a pocket's screen somewhat later, as half a megabyte competes with the
 * first touch. @returns what calls it off
 */
export function whenFilmsMayLoad(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopWaiting = whenLoaded(() => {
    if (matchMedia(POCKET).matches) timer = setTimeout(act, READING)
    else act()
  })
  return () => {
    stopWaiting()
    clearTimeout(timer)
  }
}
