import path from 'node:path'
import { deferScripts } from '../deferred-scripts/defer-scripts.mjs'
import { ExpiredTags } from './expired-tags.mjs'
import { PageStore } from './page-store.mjs'
import { Renders } from './renders.mjs'

/**
 * The folder is part of a build's output, so a new build starts without pages. Pages of an older
 * build would refer to scripts that no longer exist.
 */
const FOLDER = path.resolve('.next', 'page-cache')
const MEBIBYTE = 1024 * 1024
/** A page takes about 340 kB, so about 3,000 pages are stored. */
const MAX_BYTES = { memory: 128 * MEBIBYTE, files: 1024 * MEBIBYTE }

/** Marks of special pages in their markup: in `data-page` and in a `<meta>`. */
const NOT_FOUND = 'data-page="not-found"'
const UNAVAILABLE = 'data-page="unavailable"'

/** Next's header with a page's tags. Tags with this prefix belong to Next. */
const TAGS_HEADER = 'x-next-cache-tags'
const NEXT_PREFIX = '_N_T_'
const ALL_PAGES_TAG = 'site'
const PAGE_PREFIX = 'page:'

const NO_EDGE_STORE = { 'cdn-cache-control': 'no-store' }
const NO_STORE = { ...NO_EDGE_STORE, 'cache-control': 'no-store' }

const store = new PageStore(path.join(FOLDER, 'pages'), MAX_BYTES)
const tags = new ExpiredTags(path.join(FOLDER, 'expired-tags.json'))
const renders = new Renders()
/** @type {Map<string, number>} how often each page was asked for, by its own tag */
const visits = new Map()

/** Functions for the publish endpoint, which imports this module in the same way as Next. */
export const pageCache = {
  id: tags.state.id,
  /** Resolves when every rendering that had begun has ended. */
  settled: () => renders.settled(),
  mostVisited: () =>
    [...visits]
      .sort(([, a], [, b]) => b - a)
      .flatMap(([tag]) => tag)
      .slice(0, 200),
}

/**
 * Next's cache of rendered pages. A stale page is rendered again while its visitor waits, and is
 * shown only when rendering fails.
 */
export default class CacheHandler {
  /** @param {string} key @param {{ kind: string }} context */
  async get(key, { kind }) {
    // Answers of the CMS are never cached, because a second stale layer would hide an edit.
    if (kind === 'FETCH') return null
    const entry = await store.read(key)
    const own = entry?.tags.find((tag) => tag.startsWith(PAGE_PREFIX))
    if (own) visits.set(own, (visits.get(own) ?? 0) + 1)
    if (entry && tags.isFresh(entry) && !isOld(entry)) {
      return { value: entry.value, lastModified: entry.begun, cacheControl: entry.cacheControl }
    }
    renders.begin(key)
    return null
  }

  /**
   * Next answers with `data` after this call, so its headers and status are finalized here.
   *
   * @param {string} key @param {any} data @param {{ cacheControl?: any }} context
   */
  async set(key, data, { cacheControl }) {
    if (!data || data.kind === 'FETCH') return
    const begun = renders.end(key)
    const html = data.kind === 'APP_PAGE' ? data.html : ''
    if (html.includes(UNAVAILABLE)) return this.fallBack(key, data)
    if (html.includes(NOT_FOUND)) data.status = 404
    if (data.status === 404) {
      data.headers = { ...data.headers, ...NO_STORE }
      return store.remove(key)
    }
    if (html) data.html = deferScripts(html)
    const own = ownTags(data)
    if (data.status === 308 && own.some(isOtherCase)) {
      data.headers = { ...data.headers, ...edgeHeaders(own, cacheControl), ...NO_EDGE_STORE }
      return store.remove(key)
    }
    const entry = { value: data, cacheControl, tags: own, begun }
    const isFresh = tags.isFresh(entry)
    data.headers = { ...data.headers, ...edgeHeaders(own, cacheControl) }
    void store.write(key, { ...entry, value: { ...data } })
    // The page has changed during its rendering, so caches in front of this server must not store
    // it.
    if (!isFresh) data.headers = { ...data.headers, ...NO_EDGE_STORE }
  }

  /**
   * Replaces a page for which the CMS did not answer with the last good one, unless that was
   * unpublished.
   */
  async fallBack(/** @type {string} */ key, /** @type {any} */ data) {
    const last = await store.read(key)
    if (last && !tags.isGone(last)) {
      Object.assign(data, last.value, { headers: { ...last.value.headers, ...NO_EDGE_STORE } })
      return
    }
    data.status = 503
    data.headers = { ...data.headers, ...NO_STORE, 'retry-after': '5' }
  }

  /**
   * Runs synchronously before it returns, so that the answer sent afterwards is an acknowledgment.
   * `expire: 0` marks unpublished pages, which are not shown even when rendering fails.
   *
   * @param {string | string[]} expired @param {{ expire?: number }} [durations]
   */
  async revalidateTag(expired, durations) {
    tags.expire([expired].flat(), durations?.expire === 0)
  }

  resetRequestCache() {}
}

/**
 * @param {import('./page-store.mjs').Entry} entry
 * @returns whether its lifetime has ended, regardless of changes
 */
function isOld({ begun, cacheControl }) {
  const seconds = cacheControl?.revalidate
  return typeof seconds === 'number' && Date.now() > begun + seconds * 1000
}

/**
 * Paths in capitals are not cached, because each has thousands of spellings that all redirect to
 * one page.
 */
function isOtherCase(/** @type {string} */ tag) {
  return tag.startsWith(PAGE_PREFIX) && /[A-Z]/.test(tag)
}

function ownTags(/** @type {any} */ { kind, headers }) {
  const header = headers?.[TAGS_HEADER]
  // Without tags no change would ever reach the page.
  if (kind === 'APP_PAGE' && !header) throw new Error(`Next gave a page no ${TAGS_HEADER}.`)
  return String(header ?? '')
    .split(',')
    .filter((tag) => tag && !tag.startsWith(NEXT_PREFIX))
}

/** Headers for caches in front of this server. Those for browsers are in `headers.ts`. */
function edgeHeaders(/** @type {string[]} */ own, /** @type {any} */ cacheControl) {
  const seconds = cacheControl?.revalidate || 86_400
  return {
    'cdn-cache-control': `public, max-age=${seconds}`,
    'cache-tag': [...new Set([ALL_PAGES_TAG, ...own])].join(','),
  }
}
