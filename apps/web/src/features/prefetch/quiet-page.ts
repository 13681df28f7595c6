import { whenIdle } from '@/features/idle/when-idle'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Not without a connection, nor on one that the visitor pays for by the byte or waits for. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

let isQuiet = false
const listeners = new Set<() => void>()

/** Links wait together: the page falls quiet once for all of them. */
export function onceQuiet(listener: () => void): () => void {
  if (listeners.size === 0 && !isQuiet) whenIdle(fallQuiet)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function fallQuiet(): void {
  isQuiet = true
  for (const tell of listeners) tell()
}

export function isQuietAndQuick(): boolean {
  return isQuiet && mayPrefetch()
}
