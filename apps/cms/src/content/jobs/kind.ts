import { jobPath } from '@studio/shared/document-paths'
import type { CollectionKind } from '../kind'

export const jobKind = {
  collection: 'jobs',
  table: 'jobs',
  title: 'title',
  isTitleLocalized: true,
  hasDrafts: true,
  address: 'slug',
  pathsOf: ({ slug }) => (slug ? [jobPath(slug)] : []),
  isSavedByItself: true,
  isSearched: true,
} as const satisfies CollectionKind
