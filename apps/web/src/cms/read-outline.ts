import 'server-only'
import { ALL_PAGES_TAG } from '@studio/shared/cache-tags'
import { outlineSchema, type Outline } from '@studio/shared/contracts/outline'
import { readCms } from './client'

/** Cache policy: read anew for each reader. */
export function readOutline(): Promise<Outline> {
  return readCms({ path: '/api/site/outline', schema: outlineSchema, tags: [ALL_PAGES_TAG] })
}
