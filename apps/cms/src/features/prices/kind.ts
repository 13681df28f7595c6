import type { CollectionKind } from '../../content/kind'

export const priceListKind = {
  collection: 'price-groups',
  table: 'price_groups',
  title: 'title',
  isTitleLocalized: true,
  hasDrafts: false,
  isSearched: true,
} as const satisfies CollectionKind
