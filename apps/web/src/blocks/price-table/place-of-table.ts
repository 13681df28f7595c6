import type { BlockOf } from '@studio/shared/contracts/blocks'

/** The fragment of links to a price table, also for tables that no editor has named. */
export function placeOfTable({ anchor, id }: BlockOf<'priceTable'>): string {
  return anchor ?? `prices-of-${id}`
}
