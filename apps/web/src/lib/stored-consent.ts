import { readChoice, writeChoice, type Choice, type Kind } from './consent-choice'

const FLAG = 'acceptedCookie'
const KINDS_ALLOWED = 'acceptedCookieKinds'

const CHANGED = 'studio:consent'

/** A browser that keeps nothing is asked again on the next page. */
let unkept: Choice = null

export function storedChoice(): Choice {
  try {
    const kept = { flag: localStorage.getItem(FLAG), kinds: localStorage.getItem(KINDS_ALLOWED) }
    return readChoice(kept) ?? unkept
  } catch {
    return unkept
  }
}

export function storeChoice(choice: readonly Kind[]): void {
  unkept = choice
  try {
    const { flag, kinds } = writeChoice(choice)
    localStorage.setItem(FLAG, flag)
    localStorage.setItem(KINDS_ALLOWED, kinds)
  } catch {
    // Kept for this page alone.
  }
  dispatchEvent(new Event(CHANGED))
}

/** Also told of what the visitor answers in another tab. */
export function onChoice(listener: () => void): () => void {
  addEventListener(CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGED, listener)
    removeEventListener('storage', listener)
  }
}
