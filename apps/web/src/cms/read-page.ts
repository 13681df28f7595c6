import 'server-only'
import { cache } from 'react'
import { ALL_PAGES_TAG, pageTag, variantTag } from '@studio/shared/cache-tags'
import { sitePage } from '@studio/shared/api/site-reads'
import type { PageAnswer } from '@studio/shared/contracts/page'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { PagePath } from '@studio/shared/paths'
import { readCms } from './client'

/**
 * Cache policy: the answer is not cached. Only the page made from it is, under the page's tag. The
 * metadata and the page share one read.
 */
export const readPage = cache(function readPage(
  country: Country,
  locale: Locale,
  path: PagePath,
): Promise<PageAnswer> {
  return readCms(sitePage, {
    query: { country, locale, path },
    tags: [ALL_PAGES_TAG, variantTag(country, locale), pageTag(country, locale, path)],
  })
})
