import { LOCAL_KEYS } from '@studio/shared/browser-storage'
import { readChoice, writeChoice, type Choice, type Kind } from './consent-choice'

const { consent: FLAG, consentKinds: KINDS_ALLOWED } = LOCAL_KEYS

const CHANGED = 'studio:consent'

/**
 * The choice for this document, which is used if the browser has no storage. The next page asks
 * again.
 */
let memoryChoice: Choice = null

export function storedChoice(): Choice {
  try {
    const kept = { flag: localStorage.getItem(FLAG), kinds: localStorage.getItem(KINDS_ALLOWED) }
    return readChoice(kept) ?? memoryChoice
  } catch {
    return memoryChoice
  }
}

export function storeChoice(choice: readonly Kind[]): void {
  memoryChoice = choice
  try {
    const { flag, kinds } = writeChoice(choice)
    localStorage.setItem(FLAG, flag)
    localStorage.setItem(KINDS_ALLOWED, kinds)
  } catch {
    // Without storage, the choice lasts as long as this document.
  }
  dispatchEvent(new Event(CHANGED))
}

/** Calls back for every choice, including those in other tabs. */
export function onChoice(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('storage', listener)
  }
}
