import { rm } from 'node:fs/promises'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import cacheControls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'

const FileSystemCache = fileSystemCache.default
const { SharedCacheControls } = cacheControls

/** What Next writes for one page; the page's folder holds its prefetched parts. */
const FILES = ['.html', '.rsc', '.meta', '.segments']

/** Written by the page that stands for one that is not there. */
const NOT_FOUND_MARK = 'data-page="not-found"'

/**
 * Next's own cache without the pages that do not exist. Otherwise every made-up
 * address would leave files on the disk, and a page that an editor adds would
 * stay a 404 where somebody had looked for it before.
 *
 * It also gives such a page its status. Next's `notFound()` would do so too, but
 * sends an empty document that only scripts fill: nothing for a reader without
 * them and nothing in the visitor's language for a search engine. Next answers
 * with the entry that it hands over here, after this has returned.
 */
export default class CacheHandler extends FileSystemCache {
  async set(key, data, context) {
    if (data?.kind === 'APP_PAGE' && data.html.includes(NOT_FOUND_MARK)) data.status = 404
    if (data?.kind === 'APP_PAGE' && data.status === 404) await this.forget(key)
    else await super.set(key, data, context)
  }

  /** Also removes the page that stood here before it was taken down. */
  async forget(key) {
    FileSystemCache.memoryCache?.remove(key)
    SharedCacheControls.cacheControls.delete(key)
    if (!this.flushToDisk) return
    const page = this.getFilePath(key, 'APP_PAGE')
    await Promise.all(FILES.map((end) => rm(page + end, { recursive: true, force: true })))
  }
}
