import type { CollectionKind } from '../kind'

export const serviceKind = {
  collection: 'services',
  table: 'services',
  title: 'name',
  isTitleLocalized: true,
  hasDrafts: true,
} as const satisfies CollectionKind
