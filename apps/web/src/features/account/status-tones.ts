/** How each state of a message looks; its word stands beside it. */
export const STATUS_TONES = { received: 'pencil', answered: 'signal', closed: 'plain' } as const
