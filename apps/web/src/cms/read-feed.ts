import 'server-only'
import { siteFeed } from '@studio/shared/api/site-reads'
import { ALL_PAGES_TAG } from '@studio/shared/cache-tags'
import type { Feed } from '@studio/shared/contracts/listings'
import type { Locale } from '@studio/shared/locales'
import { readCms } from './client'

/** Cache policy: none, so that the feed is never older than the blog. */
export function readFeed(locale: Locale): Promise<Feed> {
  return readCms(siteFeed, { query: { locale }, tags: [ALL_PAGES_TAG] })
}
