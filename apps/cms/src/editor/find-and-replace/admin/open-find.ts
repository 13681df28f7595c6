/** The event that opens the search dialog. Its `detail` is the text to fill in. */
export const OPEN_FIND = 'studio:open-find'

export function openFind(text = ''): void {
  window.dispatchEvent(new CustomEvent(OPEN_FIND, { detail: text }))
}

export function textToFind(event: Event): string {
  return event instanceof CustomEvent && typeof event.detail === 'string' ? event.detail : ''
}
