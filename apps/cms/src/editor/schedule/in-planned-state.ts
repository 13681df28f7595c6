import { sql } from '@payloadcms/db-postgres'
import {
  createLocalReq,
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { queryWithin } from '../../platform/database/query-within'
import { missingWords } from '../../platform/fields/missing-words'
import type { Values } from '../../platform/fields/walk'
import { translationsIn } from '../preflight/read-state'
import { rowAfter } from './apply-items'
import { checkItem } from './check-item'
import { fieldsOf, readStored } from './documents'
import { readItems, readRelease } from './store'
import { MENUS, type ItemTarget, type ReleaseItem, type ReleaseView } from './types'

export interface AskedPlan {
  /** Null for all that is planned until a time. */
  release: number | null
  /** Milliseconds since 1970; null for the time of the release, or now. */
  at: number | null
}

export interface PlannedState {
  release: { name: string; state: 'shown' | 'later' | 'live' | 'over' } | null
  at: Date
  /** The number of items that are made. */
  changes: number
  /** Titles of documents whose item is left out: they are gone, or cannot be shown yet. */
  skipped: string[]
  /** Titles of documents for which the release would ask before it goes live. */
  asked: string[]
}

/** Somebody else changes the documents just now, or looks at them in a preview. */
export class PlanBusy extends Error {}

const LOCK_NOT_AVAILABLE = '55P03'

/** A preview that waits longer for the documents that it changes gives up. */
const LOCK_TIMEOUT = '3s'

/** An arbitrary number for the lock that makes previews wait for one another. */
const LOCK = 4_815_162

/**
 * Makes planned changes in a transaction, reads, and rolls the transaction back. So whoever reads
 * by this request finds the whole database as it will be, and nobody else does. The rows are
 * written without hooks; the database's own triggers run.
 *
 * @returns null if there is no such release
 * @throws PlanBusy if the documents are locked for longer than a few seconds
 */
export async function inPlannedState<Result>(
  payload: Payload,
  asked: AskedPlan,
  read: (req: PayloadRequest, state: PlannedState) => Promise<Result>,
): Promise<{ state: PlannedState; result: Result } | null> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    await queryWithin(req, sql`SELECT set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`)
    // Two previews would otherwise lock the same documents in a different order.
    await queryWithin(req, sql`SELECT pg_advisory_xact_lock(${LOCK})`)
    const release = asked.release === null ? null : await readRelease(req, asked.release)
    if (release === undefined) return null
    const at = timeOf(asked, release)
    const ids = await releasesUntil(req, at, release)
    const state: PlannedState = {
      release: release && { name: nameOf(release), state: stateOf(release, ids) },
      at,
      changes: 0,
      skipped: [],
      asked: [],
    }
    for (const id of ids) {
      for (const item of await readItems(req, id)) await makeChange(req, item, state)
    }
    return { state, result: await read(req, state) }
  } catch (error) {
    throw isLockTimeout(error) ? new PlanBusy() : error
  } finally {
    await killTransaction(req)
  }
}

/** Drizzle wraps the errors of Postgres. */
function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === LOCK_NOT_AVAILABLE) || isLockTimeout(error.cause)
}

/** Never before now: visitors see the past no more. */
function timeOf({ at }: AskedPlan, release: ReleaseView | null): Date {
  const own = release?.status === 'scheduled' && release.at ? Date.parse(release.at) : 0
  return new Date(Math.max(at ?? own, Date.now()))
}

/** Releases in the order in which they go live. One without a time comes last. */
async function releasesUntil(
  req: PayloadRequest,
  at: Date,
  release: ReleaseView | null,
): Promise<number[]> {
  const rows = await queryWithin(
    req,
    sql`SELECT id FROM releases WHERE status = 'scheduled' AND instant <= ${at.toISOString()}
        ORDER BY instant, id`,
  )
  const ids = z
    .array(z.object({ id: z.number() }))
    .parse(rows)
    .map(({ id }) => id)
  const isTimeless = release?.status === 'open' || release?.status === 'waiting'
  return isTimeless ? [...ids, release.id] : ids
}

function stateOf({ id, status }: ReleaseView, shown: number[]) {
  if (shown.includes(id)) return 'shown'
  if (status === 'scheduled') return 'later'
  return status === 'live' ? 'live' : 'over'
}

/** A scheduled change of one document has no name of its own. */
function nameOf({ name, items }: ReleaseView): string {
  return name ?? items[0]?.title ?? ''
}

async function makeChange(
  req: PayloadRequest,
  item: ReleaseItem,
  state: PlannedState,
): Promise<void> {
  const stored = await readStored(req, item)
  if (!stored || stored.row.deletedAt) {
    state.skipped.push(item.title)
    return
  }
  const row = rowAfter(req, item, stored)
  if (!row) return
  if (!canBeShown(req, item, row)) {
    state.skipped.push(item.title)
    return
  }
  if (checkItem(item, stored)) state.asked.push(item.title)
  await writeRow(req, item, row)
  state.changes += 1
}

/** A page is made of all that is required. A release without a time may have incomplete drafts. */
function canBeShown(req: PayloadRequest, item: ReleaseItem, row: Values): boolean {
  if (item.action !== 'publish') return true
  const { fields, flattenedFields } = fieldsOf(req, item)
  return Object.values(translationsIn(flattenedFields, row, item.languages)).every((values) => {
    const words = { data: values, translated: values, document: values, isWhole: true }
    return missingWords(fields, words).length === 0
  })
}

async function writeRow(
  req: PayloadRequest,
  { collection, document }: ItemTarget,
  data: Values,
): Promise<void> {
  const { db } = req.payload
  if (collection === MENUS) {
    await db.updateGlobal({ slug: MENUS, data, req })
    return
  }
  const slug = collection as CollectionSlug
  await db.updateOne({ collection: slug, id: document, data, locale: 'all', req, returning: false })
}
