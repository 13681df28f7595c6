/** The part of the page that takes strokes, while it is there. */
export const DRAWING_SURFACE = '[data-drawing-surface]'

/** Where a note is typed. */
export const COMPOSER_FIELD = '[data-composer-field]'

/** Once what was changed is rendered. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}

/**
 * A keyboard goes on from here when the control that had the focus is gone; whoever has gone on
 * elsewhere meanwhile is left there. As a `ref` it is for what appears in the place of that control.
 */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) element?.focus()
}
