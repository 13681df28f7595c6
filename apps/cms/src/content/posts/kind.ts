import { postPath } from '@studio/shared/document-paths'
import type { CollectionKind } from '../kind'

export const postKind = {
  collection: 'posts',
  table: 'posts',
  title: 'title',
  isTitleLocalized: true,
  hasDrafts: true,
  address: 'slug',
  pathsOf: ({ slug }) => (slug ? [postPath(slug)] : []),
  pathFields: { publishedOn: true },
  isSavedByItself: true,
  isSearched: true,
} as const satisfies CollectionKind
