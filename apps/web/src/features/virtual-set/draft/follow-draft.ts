import type { SetStore } from '../tool/set-store'
import { keepScene } from './draft'

/** Long enough to come at the end of a drag and not in its midst, in ms. */
const QUIET = 400

/** Keeps what is changed, and at the latest when the page goes. @param tell whether it was kept */
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
    timer = setTimeout(keep, QUIET)
  })
  addEventListener('pagehide', keep)
  return () => {
    stop()
    removeEventListener('pagehide', keep)
    keep()
  }
}

/** Who has changed a set that came by a link finds the changed one when they load the page again. */
function forgetLink(): void {
  if (!location.hash.startsWith('#set')) return
  history.replaceState(history.state, '', location.pathname + location.search)
}
