/** On the window: scripts are here, and from now on React answers to what visitors press. */
export const HYDRATING = 'studio:hydrating'

/** On the window: what the server sent has been taken over; `<html>` then has `data-interactive`. */
export const INTERACTIVE = 'studio:interactive'
