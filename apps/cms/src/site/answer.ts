import type { PageAnswer, PageQuery } from '@studio/shared/contracts/page'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { poolOf } from '../platform/database/pool'
import { buildLayoutData } from './layout-data/layout-data'
import {
  ANY_PATH,
  deleteDependencies,
  type Moment,
  recordDependencies,
  LAYOUT_PATH,
} from './page-dependencies'
import { DocumentCache } from './reader/document-cache'
import { PublishedReader, type Viewer } from './reader/reader'
import { resolvePath } from './resolve-path'

/** The maximum number of builds if a document changes during the build. */
const ATTEMPTS = 3

interface Built<View> {
  view: View
  documents: string[]
}

interface Memory {
  cache: DocumentCache
  /**
   * The latest layout data of each country and locale, and the moment at which the data was read.
   */
  layoutData: Map<string, Built<LayoutData> & { moment: Moment }>
}

/** Cached documents belong to one database, so each connection pool has a cache of its own. */
const memories = new WeakMap<Pool, Memory>()

function memoryOf(pool: Pool): Memory {
  const memory = memories.get(pool) ?? { cache: new DocumentCache(), layoutData: new Map() }
  memories.set(pool, memory)
  return memory
}

export async function answerPage(payload: Payload, query: PageQuery): Promise<PageAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const view = await buildCurrent(payload, query, query.path, (reader, { readAt }) =>
      resolvePath(reader, query, readAt),
    )
    // The layout is read after the page, so that the page's `readAt` is also valid for the header
    // and footer.
    const known = currentLayoutData(memoryOf(poolOf(payload)), query)
    if (known) return { view, shell: known.view }
    const shell = await answerLayoutData(payload, query)
    // A header that has just been built may be newer than the page. The page is then built again,
    // so that visitors see related changes together.
    if (attempt === ATTEMPTS) return { view, shell }
  }
}

/**
 * Returns header, footer and contact. They are cached until one of their documents changes, or
 * until any document is moved.
 */
export async function answerLayoutData(payload: Payload, viewer: Viewer): Promise<LayoutData> {
  const memory = memoryOf(poolOf(payload))
  return buildCurrent(payload, viewer, LAYOUT_PATH, async (reader, moment) => {
    const last = currentLayoutData(memory, viewer)
    if (last) return last
    const built = await buildLayoutData(reader)
    memory.layoutData.set(variantOf(viewer), { ...built, moment })
    return built
  })
}

/** Returns the cached layout data. The caller must have synchronized the document cache. */
function currentLayoutData(
  { cache, layoutData }: Memory,
  viewer: Viewer,
): Built<LayoutData> | undefined {
  const last = layoutData.get(variantOf(viewer))
  const isCurrent = last && cache.isUnchanged([...last.documents, ANY_PATH], last.moment)
  return isCurrent ? last : undefined
}

function variantOf({ country, locale }: Viewer): string {
  return `${country}/${locale}`
}

function isOtherCase(view: object, path: string): boolean {
  return 'kind' in view && view.kind === 'redirect' && /[A-Z]/.test(path)
}

async function buildCurrent<View extends object>(
  payload: Payload,
  { country, locale }: Viewer,
  path: string,
  build: (reader: PublishedReader, moment: Moment) => Promise<Built<View>>,
): Promise<View> {
  const pool = poolOf(payload)
  const { cache } = memoryOf(pool)
  const key = { country, locale, path }
  for (let attempt = 1; ; attempt += 1) {
    const moment = await cache.sync(pool, key)
    const reader = new PublishedReader(payload, cache, moment, key)
    const { view, documents } = await build(reader, moment)
    if ('kind' in view && view.kind === 'notFound') {
      if (moment.recorded) await deleteDependencies(pool, key)
      return view
    }
    // Results for a path in other capital or small letters are not recorded, because each path has
    // thousands of such spellings.
    if (isOtherCase(view, path)) return view
    const isCurrent = await recordDependencies(pool, key, documents, moment)
    if (isCurrent || attempt === ATTEMPTS) return view
  }
}
