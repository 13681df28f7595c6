import { LOCAL_KEYS } from '@studio/shared/browser-storage'
import { useSyncExternalStore } from 'react'

const NAME = LOCAL_KEYS.reviewKeys
const listeners = new Set<() => void>()
/** The setting for browsers without storage, which lasts as long as the page. */
let isOff = false

function areOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off'
  } catch {
    return !isOff
  }
}

function turn(isOn: boolean): void {
  isOff = !isOn
  try {
    if (isOn) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, 'off')
  } catch {
    // Storage is blocked, so the variable above is used instead.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * @returns whether single-key shortcuts are on. They can be turned off, because speech input would
 * trigger them
 */
export function useKeysAreOn() {
  const isOn = useSyncExternalStore(subscribe, areOn, () => true)
  return [isOn, turn] as const
}
