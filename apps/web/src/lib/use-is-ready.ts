import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts run: a button that needs them does nothing before. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
