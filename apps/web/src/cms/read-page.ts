import 'server-only'
import { cache } from 'react'
import { ALL_PAGES_TAG, pageTag } from '@studio/shared/cache-tags'
import { resolvedPathSchema, type ResolvedPath } from '@studio/shared/contracts/page'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { isPagePath, type PagePath } from '@studio/shared/paths'
import { readCms } from './client'

/**
 * Cache policy: the answer is not kept, only the page made from it, under the
 * page's own tag. Metadata and page share one read.
 */
export const readPage = cache(function readPage(
  country: Country,
  locale: Locale,
  path: PagePath,
): Promise<ResolvedPath> {
  if (!isPagePath(path)) return Promise.resolve({ kind: 'notFound', readAt: 0 })
  return readCms({
    path: '/api/site/page',
    query: { country, locale, path },
    schema: resolvedPathSchema,
    tags: [ALL_PAGES_TAG, pageTag(country, locale, path)],
  })
})
