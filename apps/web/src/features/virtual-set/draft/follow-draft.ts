import type { SetStore } from '../tool/set-store'
import { keepScene } from './draft'

/** Milliseconds without a change before the draft is stored, so that a drag is stored once. */
const DELAY_MS = 400

/**
 * Stores changes of the set after a pause, and at once when the page is left.
 * @param tell called after each attempt to store the draft, with its success
 * @returns a function that stops storing
 */
export function followDraft(store: SetStore, tell: (isKept: boolean) => void): () => void {
  let kept = store.get().history.present
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(timer)
    const { present } = store.get().history
    if (present === kept) return
    kept = present
    forgetLink()
    void keepScene(present).then(tell)
  }
  const stop = store.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(keep, DELAY_MS)
  })
  addEventListener('pagehide', keep)
  return () => {
    stop()
    removeEventListener('pagehide', keep)
    keep()
  }
}

/** Removes the link's fragment after a change, so that a reload shows the changed set. */
function forgetLink(): void {
  if (!location.hash.startsWith('#set')) return
  history.replaceState(history.state, '', location.pathname + location.search)
}
