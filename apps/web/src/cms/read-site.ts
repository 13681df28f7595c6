import 'server-only'
import { ALL_PAGES_TAG, variantTag } from '@studio/shared/cache-tags'
import { type Outline, outlineSchema } from '@studio/shared/contracts/listings'
import { type LayoutData, layoutDataSchema } from '@studio/shared/contracts/layout-data'
import { type SitePaths, sitePathsSchema } from '@studio/shared/contracts/listings'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { cache } from 'react'
import { readCms } from './client'

/** Cache policy: none. */
export function readOutline(): Promise<Outline> {
  return readCms({ path: '/api/site/outline', schema: outlineSchema, tags: [ALL_PAGES_TAG] })
}

/** Cache policy: none. */
export function readPaths(): Promise<SitePaths> {
  return readCms({ path: '/api/site/paths', schema: sitePathsSchema, tags: [ALL_PAGES_TAG] })
}

/** Cache policy: once for each request. */
export const readLayoutData = cache(function readLayoutData(
  country: Country,
  locale: Locale,
): Promise<LayoutData> {
  return readCms({
    path: '/api/site/shell',
    query: { country, locale },
    schema: layoutDataSchema,
    tags: [ALL_PAGES_TAG, variantTag(country, locale)],
  })
})
