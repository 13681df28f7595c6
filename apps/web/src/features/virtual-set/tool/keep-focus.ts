/**
 * For when what was focused is gone, as with the part that was removed: keys would go nowhere. The
 * focus goes to what is chosen then, or to the frame where that stands in a panel that is put away.
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
