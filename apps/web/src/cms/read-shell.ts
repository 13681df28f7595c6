import 'server-only'
import { cache } from 'react'
import { ALL_PAGES_TAG, variantTag } from '@studio/shared/cache-tags'
import { shellViewSchema, type ShellView } from '@studio/shared/contracts/shell'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { readCms } from './client'

/** Cache policy: once for each request; the answer is not kept. */
export const readShell = cache(function readShell(
  country: Country,
  locale: Locale,
): Promise<ShellView> {
  return readCms({
    path: '/api/site/shell',
    query: { country, locale },
    schema: shellViewSchema,
    tags: [ALL_PAGES_TAG, variantTag(country, locale)],
  })
})
