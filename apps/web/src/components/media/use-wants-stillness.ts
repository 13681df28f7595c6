import { useSyncExternalStore } from 'react'

const STILLNESS = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

/** Not in every browser, so not in TypeScript's list. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether a visitor asked for less motion or fewer bytes; null until a browser can be asked. */
export function useWantsStillness(): boolean | null {
  return useSyncExternalStore(subscribe, wantsStillness, () => null)
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(STILLNESS)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

function wantsStillness(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  const isSlow = connection?.effectiveType?.endsWith('2g') ?? false
  return matchMedia(STILLNESS).matches || connection?.saveData === true || isSlow
}
