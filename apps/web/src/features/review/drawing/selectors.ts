/** The part of the page that takes strokes, while it is there. */
export const DRAWING_SURFACE = '[data-drawing-surface]'

/** Where a note is typed. */
export const COMPOSER_FIELD = '[data-composer-field]'

/** Once what was changed is rendered. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}
