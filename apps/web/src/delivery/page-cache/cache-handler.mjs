import path from 'node:path'
import { deferScripts } from '../deferred-scripts/defer-scripts.mjs'
import { ExpiredTags } from './expired-tags.mjs'
import { PageStore } from './page-store.mjs'
import { Renders } from './renders.mjs'

/** Beside the server's program: another build starts with no pages, for theirs name its scripts. */
const FOLDER = path.resolve('.next', 'page-cache')
const MAX_BYTES = 128 * 1024 * 1024

/** What pages say of themselves, in `data-page` and in a `<meta>`. */
const NOT_FOUND = 'data-page="not-found"'
const UNAVAILABLE = 'data-page="unavailable"'

/** Where Next notes a page's tags; those that begin so are its own. */
const TAGS_HEADER = 'x-next-cache-tags'
const NEXTS_OWN = '_N_T_'
const EVERY_PAGE = 'site'
const ONE_PAGE = 'page:'

const NOT_AT_THE_EDGE = { 'cdn-cache-control': 'no-store' }
const NOWHERE = { ...NOT_AT_THE_EDGE, 'cache-control': 'no-store' }

const store = new PageStore(path.join(FOLDER, 'pages'), MAX_BYTES)
const tags = new ExpiredTags(path.join(FOLDER, 'expired-tags.json'))
const renders = new Renders()
/** @type {Map<string, number>} how often each page was asked for, by its own tag */
const visits = new Map()

/** For the publish endpoint, which imports this module as Next does. */
export const pageCache = {
  id: tags.state.id,
  /** Once no page that was begun before now is still being made. */
  settled: () => renders.settled(),
  mostVisited: () =>
    [...visits]
      .sort(([, a], [, b]) => b - a)
      .flatMap(([tag]) => tag)
      .slice(0, 200),
}

/**
 * Next's cache of finished pages. A page is fresh or it is made anew while its visitor waits; an
 * old one is shown only where a new one cannot be made.
 */
export default class CacheHandler {
  /** @param {string} key @param {{ kind: string }} context */
  async get(key, { kind }) {
    // What the CMS answered is never kept: a second stale layer would hide an edit.
    if (kind === 'FETCH') return null
    const entry = await store.read(key)
    const own = entry?.tags.find((tag) => tag.startsWith(ONE_PAGE))
    if (own) visits.set(own, (visits.get(own) ?? 0) + 1)
    if (entry && tags.isFresh(entry) && !isOld(entry)) {
      return { value: entry.value, lastModified: entry.begun, cacheControl: entry.cacheControl }
    }
    renders.begin(key)
    return null
  }

  /**
   * Next answers with `data` after this, so this is where it gets its last form.
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
      data.headers = { ...data.headers, ...NOWHERE }
      return store.remove(key)
    }
    if (html) data.html = deferScripts(html)
    const own = ownTags(data)
    if (data.status === 308 && own.some(isOtherCase)) {
      data.headers = { ...data.headers, ...edgeHeaders(own, cacheControl), ...NOT_AT_THE_EDGE }
      return store.remove(key)
    }
    const entry = { value: data, cacheControl, tags: own, begun }
    const isFresh = tags.isFresh(entry)
    data.headers = { ...data.headers, ...edgeHeaders(own, cacheControl) }
    void store.write(key, { ...entry, value: { ...data } })
    // It was begun before a change: nobody may keep it.
    if (!isFresh) data.headers = { ...data.headers, ...NOT_AT_THE_EDGE }
  }

  /** The last good page in place of one for which the CMS gave no answer, unless it was taken down. */
  async fallBack(/** @type {string} */ key, /** @type {any} */ data) {
    const last = await store.read(key)
    if (last && !tags.isGone(last)) {
      Object.assign(data, last.value, { headers: { ...last.value.headers, ...NOT_AT_THE_EDGE } })
      return
    }
    data.status = 503
    data.headers = { ...data.headers, ...NOWHERE, 'retry-after': '5' }
  }

  /**
   * Does its work before it returns, so that an answer which is sent afterwards is an
   * acknowledgement. `expire: 0` is for pages that were taken down: they are not shown in place
   * of one that cannot be made either.
   *
   * @param {string | string[]} expired @param {{ expire?: number }} [durations]
   */
  async revalidateTag(expired, durations) {
    tags.expire([expired].flat(), durations?.expire === 0)
  }

  resetRequestCache() {}
}

/** @param {import('./page-store.mjs').Entry} entry whether its time is over, change or not */
function isOld({ begun, cacheControl }) {
  const seconds = cacheControl?.revalidate
  return typeof seconds === 'number' && Date.now() > begun + seconds * 1000
}

/** Paths in capitals are not cached: each has thousands of spellings, which all redirect to one page. */
function isOtherCase(/** @type {string} */ tag) {
  return tag.startsWith(ONE_PAGE) && /[A-Z]/.test(tag)
}

function ownTags(/** @type {any} */ { kind, headers }) {
  const header = headers?.[TAGS_HEADER]
  // Without them no change would ever reach a page.
  if (kind === 'APP_PAGE' && !header) throw new Error(`Next gave a page no ${TAGS_HEADER}.`)
  return String(header ?? '')
    .split(',')
    .filter((tag) => tag && !tag.startsWith(NEXTS_OWN))
}

/** For caches in front of this server; browsers have headers of their own (`headers.ts`). */
function edgeHeaders(/** @type {string[]} */ own, /** @type {any} */ cacheControl) {
  const seconds = cacheControl?.revalidate || 86_400
  return {
    'cdn-cache-control': `public, max-age=${seconds}`,
    'cache-tag': [...new Set([EVERY_PAGE, ...own])].join(','),
  }
}
