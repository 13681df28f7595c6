import type { PriceRow } from '@studio/shared/contracts/price'

/** The columns of the rate card, shortest first. */
export const SPOTS = ['spot15', 'spot30', 'spot60'] as const

type Spot = (typeof SPOTS)[number]

/** The column that a row belongs to, if it has a price for a spot. */
export function spotOf({ figure }: PriceRow): Spot | null {
  if (figure.kind !== 'money') return null
  return SPOTS.find((spot) => spot === figure.unit) ?? null
}
