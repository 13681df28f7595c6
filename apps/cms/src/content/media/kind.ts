import type { CollectionKind } from '../kind'

export const mediaKind = {
  collection: 'media',
  table: 'media',
  title: 'alt',
  isTitleLocalized: true,
  hasDrafts: false,
  address: 'filename',
} as const satisfies CollectionKind
