/** The ways to change many prices. */
export const METHODS = ['percent', 'amount', 'factor', 'csv'] as const

export type Method = (typeof METHODS)[number]
