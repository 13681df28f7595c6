/** The part of the page that takes strokes, while it is there. */
export const DRAWING_SURFACE = '[data-drawing-surface]'
