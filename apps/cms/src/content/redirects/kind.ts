import type { CollectionKind } from '../kind'

export const redirectKind = {
  collection: 'redirects',
  table: 'redirects',
  title: 'from',
  isTitleLocalized: false,
  hasDrafts: false,
} as const satisfies CollectionKind
