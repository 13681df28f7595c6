import type { CollectionKind } from '../kind'

export const categoryKind = {
  collection: 'categories',
  table: 'categories',
  title: 'title',
  isTitleLocalized: true,
  hasDrafts: true,
  address: 'slug',
  pathsOf: ({ slug }) => (slug ? [slug] : []),
  isSearched: true,
} as const satisfies CollectionKind
