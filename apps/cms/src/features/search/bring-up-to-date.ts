import { LOCALES } from '@studio/shared/locales'
import type { Payload } from 'payload'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../platform/database/in-transaction'
import { poolOf } from '../../platform/database/pool'
import { DocumentCache } from '../../site/reader/document-cache'
import { PublishedReader } from '../../site/reader/reader'
import { buildEntries } from './build-entries'
import type { SearchEntry } from './entry'
import { INDEXED_COLLECTIONS, readPublished } from './read-published'
import { storeEntries } from './store-entries'

/**
 * The version of the rules by which entries are built. It must be increased when the rules change,
 * because a different number rebuilds the whole index.
 */
const RULES = '4'
/**
 * The key of the advisory lock with which only one process writes at a time. No other code uses
 * this number.
 */
const LOCK = 7_201_140

type Changed = string[] | 'all'

const running = new WeakMap<Pool, Promise<void>>()

/**
 * Updates the index to the state of the outbox, so that a search after this call finds every change
 * that was published before it. If nothing has changed, this takes only one small statement.
 */
export async function bringUpToDate(payload: Payload): Promise<void> {
  const pool = poolOf(payload)
  while (isWork(await changedSince(pool))) {
    const work = running.get(pool) ?? indexChanges(payload, pool)
    running.set(pool, work)
    await work.finally(() => running.delete(pool))
  }
}

function isWork(changed: Changed): boolean {
  return changed === 'all' || changed.length > 0
}

/**
 * Lists the documents that have changed since the last update of the index. The result is 'all' if
 * the index was never built, or if its snapshot is newer than this database server, because the
 * database was restored from another server.
 */
async function changedSince(db: Pool | PoolClient): Promise<Changed> {
  const { rows } = await db.query<{ changed: string[] }>(
    `SELECT ARRAY(
       SELECT DISTINCT document FROM publish_events
       WHERE transaction >= pg_snapshot_xmin(search_state.snapshot)
         AND NOT pg_visible_in_snapshot(transaction, search_state.snapshot)
     ) AS changed
     FROM search_state
     WHERE rules = ${rulesInUse('$1')}
       AND pg_snapshot_xmax(snapshot) <= pg_snapshot_xmax(pg_current_snapshot())`,
    [RULES],
  )
  return rows[0]?.changed ?? 'all'
}

/**
 * An SQL expression that adds the version of Postgres to the rules. Stems differ between versions,
 * so a newer version rebuilds the whole index.
 */
function rulesInUse(rules: string): string {
  return `${rules} || '/' || current_setting('server_version_num')`
}

async function indexChanges(payload: Payload, pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    // The snapshot is taken before the documents are read. Changes during the update are therefore
    // indexed at the next update.
    const { rows } = await client.query<{ snapshot: string }>(
      'SELECT pg_current_snapshot()::text AS snapshot',
    )
    const documents = await withDependents(client, await changedSince(client))
    await storeEntries(client, documents, await readEntries(payload, pool, documents))
    await client.query(
      `INSERT INTO search_state (rules, snapshot) VALUES (${rulesInUse('$1')}, $2)
       ON CONFLICT (only_row) DO UPDATE SET rules = EXCLUDED.rules, snapshot = EXCLUDED.snapshot`,
      [RULES, rows[0]?.snapshot],
    )
  })
}

/**
 * Adds documents that depend on the changed ones: the entry of a page also depends on documents to
 * which the page refers, such as a service or a picture.
 */
async function withDependents(client: PoolClient, changed: Changed): Promise<Changed> {
  if (changed === 'all') return changed
  const { rows } = await client.query<{ document: string }>(
    'SELECT DISTINCT document FROM search_entries WHERE depends_on && $1',
    [changed],
  )
  return [...new Set([...changed, ...rows.map(({ document }) => document)])]
}

async function readEntries(
  payload: Payload,
  pool: Pool,
  documents: Changed,
): Promise<SearchEntry[]> {
  const cache = new DocumentCache()
  const moment = await cache.sync(pool)
  const entries: SearchEntry[] = []
  for (const collection of INDEXED_COLLECTIONS) {
    const ids = documents === 'all' ? null : idsOf(collection, documents)
    if (ids?.length === 0) continue
    for (const locale of LOCALES) {
      for (const found of await readPublished(payload, collection, locale, ids)) {
        const viewer = { country: 'us', locale } as const
        const reader = new PublishedReader(payload, cache, moment, viewer)
        entries.push(...(await buildEntries(payload, reader, found)))
      }
    }
  }
  return entries
}

function idsOf(collection: string, documents: string[]): number[] {
  const start = `${collection}:`
  return documents
    .filter((document) => document.startsWith(start))
    .map((document) => Number(document.slice(start.length)))
    .filter(Number.isInteger)
}
