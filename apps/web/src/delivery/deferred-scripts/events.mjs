/** Fired on the window when scripts have loaded and React begins to handle presses. */
export const HYDRATING = 'studio:hydrating'

/** Fired on the window after hydration, when `<html>` has `data-interactive`. */
export const INTERACTIVE = 'studio:interactive'
