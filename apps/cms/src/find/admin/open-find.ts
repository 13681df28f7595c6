/** The event by which the button in the header opens the dialog. */
export const OPEN_FIND = 'studio:open-find'

export function openFind(): void {
  window.dispatchEvent(new Event(OPEN_FIND))
}
