import { rm, utimes } from 'node:fs/promises'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import cacheControls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import tagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { WriteLater } from './write-later.mjs'

// Node hands over the whole CommonJS module, a test runner only its default.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache
const { SharedCacheControls } = cacheControls
const { areTagsStale } = tagsManifest

/** What Next writes for one page; the page's folder holds its prefetched parts. */
const FILES = ['.html', '.rsc', '.meta', '.segments']

/** Written by the pages that stand for one that is not there, or that cannot be made now. */
const NOT_FOUND_MARK = 'data-page="not-found"'
const UNAVAILABLE_MARK = 'data-page="unavailable"'

const NEVER_KEPT = { 'cache-control': 'no-store', 'retry-after': '5' }

/** The app's own memory of finished pages, which answers before Next does. */
const PAGE_MEMORY = Symbol.for('studio.page-memory')

/**
 * Files can wait, in milliseconds, visitors cannot: a change may make all pages
 * at once, and the next one soon make them again. Should the web die before they
 * are written, its next start has all pages checked anyway.
 */
const WRITE_AFTER = 5_000

const files = new WriteLater(WRITE_AFTER)

/**
 * When a page was first looked for in vain, by its key: Next makes it from then
 * on, and what changes later may not be in it.
 */
const lookedFor = new Map()
/** More than are made at once; the oldest are of pages whose making failed. */
const MOST_LOOKED_FOR = 500

/**
 * Next finds out how large an entry is by turning it into JSON, and throws the
 * JSON away: a number for each byte of what the page sends, a tenth of the work
 * of making it. Nothing else here turns bytes into JSON.
 */
Buffer.prototype.toJSON = function () {
  return { type: 'Buffer', bytes: this.byteLength }
}

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
  async get(key, context) {
    const asked = Date.now()
    const entry = await super.get(key, context)
    if (context.kind === 'APP_PAGE' && !isFresh(entry) && !lookedFor.has(key)) {
      if (lookedFor.size >= MOST_LOOKED_FOR) lookedFor.delete(lookedFor.keys().next().value)
      lookedFor.set(key, asked)
    }
    return entry
  }

  async set(key, data, context) {
    if (data?.kind !== 'APP_PAGE') return super.set(key, data, context)
    const asked = lookedFor.get(key)
    lookedFor.delete(key)
    if (data.html.includes(UNAVAILABLE_MARK)) {
      data.status = 503
      data.headers = { ...data.headers, ...NEVER_KEPT }
      globalThis[PAGE_MEMORY]?.renew(key, null)
      return
    }
    if (data.html.includes(NOT_FOUND_MARK)) data.status = 404
    if (data.status === 404) return this.forget(key)
    const tags = data.headers?.['x-next-cache-tags'] ?? ''
    data.headers = { ...data.headers, 'x-page-key': key, 'x-page-tags': tags }
    this.keep(key, data, context, asked)
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations)
    globalThis[PAGE_MEMORY]?.change([tags].flat(), !durations?.expire)
  }

  /** In memory now, on the disk soon. */
  keep(key, data, context, asked = Date.now()) {
    // What changed after the page was begun is not in it: Next is to see that it is stale already.
    const begun = globalThis[PAGE_MEMORY]?.renew(key, data.html) ?? asked
    const lastModified = Math.min(begun, asked)
    const { cacheControl } = context
    FileSystemCache.memoryCache?.set(key, { value: data, lastModified, cacheControl })
    if (this.flushToDisk) files.put(key, () => this.write(key, data, context, lastModified))
  }

  async write(key, data, context, lastModified) {
    const { memoryCache } = FileSystemCache
    // What lies in memory may be newer by now; it is set before the first wait.
    FileSystemCache.memoryCache = undefined
    const written = super.set(key, data, context)
    FileSystemCache.memoryCache = memoryCache
    await written
    // Next takes a page on the disk for as new as its file, which is written seconds later.
    const seconds = lastModified / 1000
    await utimes(`${this.getFilePath(key, 'APP_PAGE')}.html`, seconds, seconds)
  }

  /** Also removes the page that stood here before it was taken down. */
  async forget(key) {
    globalThis[PAGE_MEMORY]?.renew(key, null)
    FileSystemCache.memoryCache?.remove(key)
    SharedCacheControls.cacheControls.delete(key)
    if (!this.flushToDisk) return
    await files.cancel(key)
    const page = this.getFilePath(key, 'APP_PAGE')
    await Promise.all(FILES.map((end) => rm(page + end, { recursive: true, force: true })))
  }
}

function isFresh(entry) {
  if (!entry) return false
  const { value, lastModified, cacheControl } = entry
  const tags = value?.headers?.['x-next-cache-tags']?.split(',') ?? []
  const seconds = cacheControl?.revalidate
  const isOld = typeof seconds === 'number' && Date.now() > lastModified + seconds * 1000
  return !isOld && !areTagsStale(tags, lastModified)
}
