import { useSyncExternalStore } from 'react'

const NAME = 'review-keys'
const listeners = new Set<() => void>()
/** Where the browser keeps nothing, it holds as long as the page. */
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
    // The page's own note has to do.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whoever speaks to a computer can turn single keys off: a word would press many of them. */
export function useKeysAreOn() {
  const isOn = useSyncExternalStore(subscribe, areOn, () => true)
  return [isOn, turn] as const
}
