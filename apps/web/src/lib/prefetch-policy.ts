import { savesData } from './connection'
import { onIdle, onNextIdle } from './on-idle'

/**
 * @returns whether pages may be prefetched. That requires a connection that is neither slow nor
 * saving data
 */
export function mayPrefetch(): boolean {
  return navigator.onLine && !savesData()
}

/**
 * The number of links that are told in one task that they may prefetch. React renders them in that
 * task. A page has up to eighty links, which would block the browser if they were rendered
 * together.
 */
const AT_ONCE = 6

let isIdle = false
const listeners = new Set<() => void>()

/** Calls back when the page is idle. All links share one wait for that time. */
export function onceIdle(listener: () => void): () => void {
  if (listeners.size === 0 && !isIdle) onIdle(becomeIdle)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function becomeIdle(): void {
  isIdle = true
  notifySome([...listeners])
}

/** Calls some listeners. Those that were removed in the meantime are skipped. */
function notifySome(waiting: (() => void)[]): void {
  for (const tell of waiting.splice(0, AT_ONCE)) if (listeners.has(tell)) tell()
  if (waiting.length > 0)
    onNextIdle(() => {
      notifySome(waiting)
    })
}

export function mayPrefetchNow(): boolean {
  return isIdle && mayPrefetch()
}
