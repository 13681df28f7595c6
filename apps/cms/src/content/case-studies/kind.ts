import { caseStudyPath, resultPath } from '@studio/shared/document-paths'
import type { CollectionKind } from '../kind'

export const caseStudyKind = {
  collection: 'case-studies',
  table: 'case_studies',
  title: 'title',
  isTitleLocalized: true,
  hasDrafts: true,
  address: 'slug',
  pathsOf: ({ slug, hasResult }) =>
    slug ? [caseStudyPath(slug), ...(hasResult ? [resultPath(slug)] : [])] : [],
  pathFields: { hasResult: true },
  isSavedByItself: true,
  isSearched: true,
} as const satisfies CollectionKind
