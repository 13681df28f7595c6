import type { BlockOf } from '@studio/shared/contracts/blocks'

/** @returns the anchor for links to a price table, even if no editor has given it one */
export function placeOfTable({ anchor, id }: BlockOf<'priceTable'>): string {
  return anchor ?? `prices-of-${id}`
}
