/** The ways in which an editor can change many prices. */
export const METHODS = ['percent', 'amount', 'points', 'factor', 'csv'] as const

export type Method = (typeof METHODS)[number]
