/** An error whose message is one sentence for the person at the terminal: it is shown as it is. */
export class ClearError extends Error {}

/** The run was asked to stop: nothing went wrong, so nothing is said. */
export class Interrupted extends Error {}
