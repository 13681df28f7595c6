import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** @returns whether scripts run. Buttons that need scripts are disabled until then */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
