import type { CollectionKind } from '../kind'

export const pageKind = {
  collection: 'pages',
  table: 'pages',
  title: 'title',
  isTitleLocalized: true,
  hasDrafts: true,
  address: 'slug',
  pathsOf: ({ slug }) => (slug ? [slug] : []),
  isSavedByItself: true,
  isSearched: true,
} as const satisfies CollectionKind
