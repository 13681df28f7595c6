/** The color of each message status. The status is also named beside it. */
export const STATUS_TONES = { received: 'pencil', answered: 'signal', closed: 'plain' } as const
