import type { CollectionKind } from '../kind'

export const videoKind = {
  collection: 'videos',
  table: 'videos',
  title: 'title',
  isTitleLocalized: true,
  hasDrafts: true,
  address: 'path',
  pathsOf: ({ path }) => (path ? [path] : []),
  isSavedByItself: true,
  isSearched: true,
} as const satisfies CollectionKind
