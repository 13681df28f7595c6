import { savesData } from './connection'
import { onIdle, onNextIdle } from './on-idle'

/** Not without a connection, nor on one that the visitor pays for by the byte or waits for. */
export function mayPrefetch(): boolean {
  return navigator.onLine && !savesData()
}

/** Links that are told in one task: React renders them in it, and a page has up to eighty. */
const AT_ONCE = 6

let isIdle = false
const listeners = new Set<() => void>()

/** Links wait together: the page becomes idle once for all of them. */
export function onceIdle(listener: () => void): () => void {
  if (listeners.size === 0 && !isIdle) onIdle(becomeIdle)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function becomeIdle(): void {
  isIdle = true
  tellSome([...listeners])
}

/** Those that are gone by then are left out. */
function tellSome(waiting: (() => void)[]): void {
  for (const tell of waiting.splice(0, AT_ONCE)) if (listeners.has(tell)) tell()
  if (waiting.length > 0)
    onNextIdle(() => {
      tellSome(waiting)
    })
}

export function mayPrefetchNow(): boolean {
  return isIdle && mayPrefetch()
}
