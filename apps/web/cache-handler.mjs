import { rm } from 'node:fs/promises'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import cacheControls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'

// Node hands over the whole CommonJS module, a test runner only its default.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache
const { SharedCacheControls } = cacheControls

/** What Next writes for one page; the page's folder holds its prefetched parts. */
const FILES = ['.html', '.rsc', '.meta', '.segments']

/** Written by the pages that stand for one that is not there, or that cannot be made now. */
const NOT_FOUND_MARK = 'data-page="not-found"'
const UNAVAILABLE_MARK = 'data-page="unavailable"'

const NEVER_KEPT = { 'cache-control': 'no-store', 'retry-after': '5' }

/**
 * Next's own cache without what must not stay.
 *
 * A page that does not exist: every made-up address would leave files on the
 * disk, and a page that an editor adds would stay a 404 where somebody had
 * looked for it before. A page for which the CMS gave no answer: the last good
 * one must stay in its place.
 *
 * Both get their status here. `notFound()` and a thrown error would set it too,
 * but make Next send an empty document that only scripts fill: nothing for a
 * reader without them, nothing in the visitor's language for a search engine.
 * Next answers with the entry that it hands over here, after this has returned.
 */
export default class CacheHandler extends FileSystemCache {
  async set(key, data, context) {
    if (data?.kind !== 'APP_PAGE') return super.set(key, data, context)
    if (data.html.includes(UNAVAILABLE_MARK)) {
      data.status = 503
      data.headers = { ...data.headers, ...NEVER_KEPT }
      return
    }
    if (data.html.includes(NOT_FOUND_MARK)) data.status = 404
    return data.status === 404 ? this.forget(key) : super.set(key, data, context)
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
