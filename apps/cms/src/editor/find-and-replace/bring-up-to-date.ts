import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../platform/database/in-transaction'
import { poolOf } from '../../platform/database/pool'
import { DESK_COLLECTIONS } from '../documents/documents'
import { fold } from '../../platform/lib/fold'
import { readDocuments, readGlobal, type FoundDocument } from './read-documents'
import { FOUND_GLOBALS, STATES } from './read-state'

/** Key of the advisory lock that lets only one process write; no other code uses this number. */
const LOCK = 7_201_141
/** The number of documents that are read in one transaction. */
const BATCH = 40
/** Milliseconds that a search waits for the index to include recent changes. */
const MAX_WAIT = 600

interface Changed {
  document: string
  /**
   * The document's present state, which changes with each save; null if the document is deleted.
   */
  state: string | null
}

const running = new WeakMap<Pool, Promise<void>>()

/**
 * Brings the index up to date with every document, drafts included.
 * @returns false if that takes longer than `maxWait` milliseconds; the update continues in that
 * case
 */
export async function bringTextsUpToDate(payload: Payload, maxWait = MAX_WAIT): Promise<boolean> {
  const pool = poolOf(payload)
  const work = running.get(pool) ?? update(payload, pool).finally(() => running.delete(pool))
  running.set(pool, work)
  const waiting = new AbortController()
  const isDone = await Promise.race([
    work.then(
      () => true,
      (error: unknown) => {
        payload.logger.error({ err: error, msg: 'The texts for staff could not be indexed.' })
        return false
      },
    ),
    sleep(maxWait, false, { signal: waiting.signal }).catch(() => false),
  ])
  waiting.abort()
  return isDone
}

async function update(payload: Payload, pool: Pool): Promise<void> {
  while ((await changedDocuments(pool, 1)).length > 0) {
    await inTransaction(pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
      // The states are read before the documents. A save in between is therefore indexed next time.
      const changed = await changedDocuments(client, BATCH)
      const found = await readChanged(payload, changed)
      await store(client, changed, found)
    })
  }
}

async function changedDocuments(db: Pool | PoolClient, limit: number): Promise<Changed[]> {
  const { rows } = await db.query<Changed>(
    `SELECT coalesce(now.document, known.document) AS document, now.state
     FROM (${STATES}) AS now
     FULL JOIN editor_documents AS known ON known.document = now.document
     WHERE now.state IS DISTINCT FROM known.state
     ORDER BY 1 LIMIT $1`,
    [limit],
  )
  return rows
}

async function readChanged(payload: Payload, changed: Changed[]): Promise<FoundDocument[]> {
  const wanted = changed.filter(({ state }) => state !== null).map(({ document }) => document)
  const found: FoundDocument[] = []
  for (const collection of DESK_COLLECTIONS) {
    const ids = wanted
      .filter((document) => document.startsWith(`${collection}:`))
      .map((document) => Number(document.slice(collection.length + 1)))
    if (ids.length > 0) found.push(...(await readDocuments(payload, collection, ids)))
  }
  for (const slug of FOUND_GLOBALS) {
    if (wanted.includes(`${slug}:global`)) found.push(await readGlobal(payload, slug))
  }
  return found
}

async function store(
  client: PoolClient,
  changed: Changed[],
  found: FoundDocument[],
): Promise<void> {
  await client.query('DELETE FROM editor_documents WHERE document = ANY ($1)', [
    changed.map(({ document }) => document),
  ])
  const read = new Map(found.map((one) => [one.document, one]))
  // A document that has just been deleted is stored without texts; the next update removes it.
  const documents = changed
    .filter(({ state }) => state !== null)
    .map(({ document, state }) => {
      const { title = '', address = null, status = 'draft' } = read.get(document) ?? {}
      return { document, state, title, address, status }
    })
  await client.query(
    `INSERT INTO editor_documents (document, state, title, address, status)
     SELECT document, state, title, address, status FROM jsonb_to_recordset($1::jsonb)
       AS row(document text, state text, title text, address text, status text)`,
    [JSON.stringify(documents)],
  )
  const texts = found.flatMap(({ document, texts: own }) =>
    own.map(({ also = '', ...text }, no) => ({
      document,
      no,
      ...text,
      text: text.text.replaceAll('\u0000', ''),
      folded: fold(`${text.text} ${also}`),
    })),
  )
  await client.query(
    `INSERT INTO editor_texts (document, no, kind, place, label, locale, stands, text, folded)
     SELECT document, no, kind, place, label, locale, stands, text, folded
     FROM jsonb_to_recordset($1::jsonb) AS row(document text, no int, kind text, place text,
       label text, locale text, stands text, text text, folded text)`,
    [JSON.stringify(texts)],
  )
}
