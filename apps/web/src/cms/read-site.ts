import 'server-only'
import { siteLayoutData, siteOutline, sitePaths } from '@studio/shared/api/site-reads'
import { ALL_PAGES_TAG, variantTag } from '@studio/shared/cache-tags'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Outline, SitePaths } from '@studio/shared/contracts/listings'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { cache } from 'react'
import { readCms } from './client'

/** Cache policy: none. */
export function readOutline(): Promise<Outline> {
  return readCms(siteOutline, { tags: [ALL_PAGES_TAG] })
}

/** Cache policy: none. */
export function readPaths(): Promise<SitePaths> {
  return readCms(sitePaths, { tags: [ALL_PAGES_TAG] })
}

/** Cache policy: read once for each request. */
export const readLayoutData = cache(function readLayoutData(
  country: Country,
  locale: Locale,
): Promise<LayoutData> {
  return readCms(siteLayoutData, {
    query: { country, locale },
    tags: [ALL_PAGES_TAG, variantTag(country, locale)],
  })
})
