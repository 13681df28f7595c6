import 'server-only'
import { ALL_PAGES_TAG } from '@studio/shared/cache-tags'
import { sitePathsSchema, type SitePaths } from '@studio/shared/contracts/shell'
import { readCms } from './client'

/** Cache policy: read anew for each sitemap. */
export function readPaths(): Promise<SitePaths> {
  return readCms({ path: '/api/site/paths', schema: sitePathsSchema, tags: [ALL_PAGES_TAG] })
}
