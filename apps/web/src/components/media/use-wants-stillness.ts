import { useSyncExternalStore } from 'react'
import { LESS_MOTION_OR_DATA, mayPlayByItself } from './may-play-by-itself'

/** @returns whether the visitor prefers less motion or data; null on the server */
export function useWantsStillness(): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => !mayPlayByItself(),
    () => null,
  )
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(LESS_MOTION_OR_DATA)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
