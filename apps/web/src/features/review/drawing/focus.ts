/** The selector of the drawing surface, which exists while drawing is on. */
export const DRAWING_SURFACE = '[data-drawing-surface]'

/** Selector of the field for a note's text. */
export const COMPOSER_FIELD = '[data-composer-field]'

/** Focuses an element after the next render. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}

/**
 * Focuses an element if the focused control has disappeared, but not if something else has the
 * focus by now. It can be the `ref` of the element that replaces the control.
 */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) element?.focus()
}
