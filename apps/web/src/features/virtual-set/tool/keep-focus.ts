/**
 * Moves the focus after the focused element was removed, so that keys still work. It moves to the
 * selected item, or to the frame if the item's panel is hidden.
 */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    if (activeElement && activeElement !== body && !(activeElement instanceof HTMLDialogElement)) {
      return
    }
    const chosen = document.querySelector<HTMLElement>("[data-chosen='true'] .set-object-name")
    const frame = document.querySelector<HTMLElement>('.set-frame')
    const next = chosen?.checkVisibility() ? chosen : frame
    next?.focus()
  })
}
