import type { CollectionKind } from '../kind'

export const downloadKind = {
  collection: 'downloads',
  table: 'downloads',
  title: 'title',
  isTitleLocalized: true,
  hasDrafts: false,
} as const satisfies CollectionKind
