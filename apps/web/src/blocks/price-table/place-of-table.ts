import type { BlockOf } from '@studio/shared/contracts/blocks'

/** Where links to a table of prices lead, also where no editor gave it a name. */
export function placeOfTable({ anchor, id }: BlockOf<'priceTable'>): string {
  return anchor ?? `prices-of-${id}`
}
