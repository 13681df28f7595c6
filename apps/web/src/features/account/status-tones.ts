/** Color of each message status; its label is beside it. */
export const STATUS_TONES = { received: 'pencil', answered: 'signal', closed: 'plain' } as const
