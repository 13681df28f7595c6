import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts run, for buttons that need them. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
