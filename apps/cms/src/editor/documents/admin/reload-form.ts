import { flushSync } from 'react-dom'

/**
 * Loads the form again after what it shows was stored elsewhere or given up. The form must be
 * unmodified before the page goes: otherwise it would save itself once more, and the browser would
 * ask about unsaved changes. The browser also asks about invalid forms, so nothing else may answer
 * the event.
 */
export function reloadForm(setModified: (isModified: boolean) => void): void {
  flushSync(() => setModified(false))
  const leaveSilently = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('beforeunload', leaveSilently, { capture: true, once: true })
  window.location.reload()
}
