/** A dialog closes the menu that it was opened from: then the menu's button gets the focus. */
export function returnFocus(opener: HTMLElement): void {
  const menu = opener.closest('[popover]')
  const button = menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)
  const target = opener.checkVisibility() ? opener : button
  target?.focus()
}
