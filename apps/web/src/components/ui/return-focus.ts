/**
 * Restores the focus to the opener, or if its menu has closed, to the nearest visible button that
 * opens the menu.
 */
export function returnFocus(opener: HTMLElement): void {
  let target: HTMLElement | undefined = opener
  while (target && !target.checkVisibility()) target = buttonOf(target)
  target?.focus()
}

/** The button that opens the menu around an element. The menu's own close button does not count. */
function buttonOf(element: HTMLElement): HTMLElement | undefined {
  const menu = element.closest('[popover]')
  if (!menu) return undefined
  const buttons = document.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`)
  return [...buttons].find((button) => !menu.contains(button))
}
