import type { CollectionKind } from '../kind'

export const showreelKind = {
  collection: 'showreels',
  table: 'showreels',
  title: 'name',
  isTitleLocalized: false,
  hasDrafts: true,
} as const satisfies CollectionKind
