/** A dialog closes the menus that it was opened from: then the nearest button that is still seen gets the focus. */
export function returnFocus(opener: HTMLElement): void {
  let target: HTMLElement | undefined = opener
  while (target && !target.checkVisibility()) target = buttonOf(target)
  target?.focus()
}

/** What opens the menu around an element; a menu's own button for closing stands inside. */
function buttonOf(element: HTMLElement): HTMLElement | undefined {
  const menu = element.closest('[popover]')
  if (!menu) return undefined
  const buttons = document.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`)
  return [...buttons].find((button) => !menu.contains(button))
}
