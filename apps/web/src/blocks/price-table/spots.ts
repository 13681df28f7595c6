import type { PriceRow } from '@studio/shared/contracts/price'

/** The columns of the matrix, shortest first. */
export const SPOTS = ['spot15', 'spot30', 'spot60'] as const

type Spot = (typeof SPOTS)[number]

/** @returns the matrix column of a row whose price is for a spot length, otherwise null */
export function spotOf({ figure }: PriceRow): Spot | null {
  if (figure.kind !== 'money') return null
  return SPOTS.find((spot) => spot === figure.unit) ?? null
}
