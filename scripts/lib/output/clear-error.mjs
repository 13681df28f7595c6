/** An error whose message is one sentence for the terminal and is shown unchanged. */
export class ClearError extends Error {}

/** The run was stopped on request, so no message is shown. */
export class Interrupted extends Error {}
