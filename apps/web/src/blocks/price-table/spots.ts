import type { PriceRow } from '@studio/shared/contracts/price'

/** The columns of the matrix, shortest first. */
export const SPOTS = ['spot15', 'spot30', 'spot60'] as const

type Spot = (typeof SPOTS)[number]

/** The column of a row with a price for a spot, otherwise null. */
export function spotOf({ figure }: PriceRow): Spot | null {
  if (figure.kind !== 'money') return null
  return SPOTS.find((spot) => spot === figure.unit) ?? null
}
