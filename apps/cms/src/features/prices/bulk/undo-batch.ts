import { sql } from '@payloadcms/db-postgres'
import { DEFAULT_LOCALE } from '@studio/shared/locales'
import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../../../platform/database/in-transaction'
import { queryWithin } from '../../../platform/database/query-within'
import { editorNames } from '../../../editor/documents/editor-names'
import { listVersionSchema, type ListVersion, type Words } from '../list-version'
import { UNDO_HOURS } from '../undo-hours'
import { giveFigures } from './apply-price-changes'
import type { Conflict } from './conflict'
import { findConflicts, lockLists, readOpenLists } from './conflicts'
import { newestVersions, type NewestVersion } from './newest-versions'
import { planUndo, type ListUndo } from './undo-plan'

/** A price that somebody has changed after the change of many prices; an undo leaves it as it is. */
export interface LeftPrice {
  list: string
  price: string
}

export type UndoBatchOutcome =
  | { kind: 'undone'; lists: number; prices: number; left: LeftPrice[] }
  | { kind: 'conflict'; conflicts: Conflict[] }
  | { kind: 'notFound' | 'tooLate' | 'nothingBefore' | 'nothingLeft' }

interface BatchVersion extends Record<string, unknown> {
  batch: string
  id: number
  list: number
  /** The id of the version before; null if there is none. */
  before: number | null
  saved_by: number | null
  at: string | Date
  /** Seconds since the change. */
  age: number
}

interface PlannedList {
  version: BatchVersion
  title: string
  undo: ListUndo
  /** True if the list was not saved after the change. */
  isNewest: boolean
}

/**
 * Gives the prices that a change of many prices has changed their figures from before. Prices that
 * somebody has changed since stay as they are, and the outcome names them. The undone state stays
 * in the history. The rights of `req.user` apply.
 */
export async function undoBatch(
  req: PayloadRequest,
  batch: string,
  { changesOpenLists = false } = {},
): Promise<UndoBatchOutcome> {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale'])
  return inTransaction(own, async () => {
    const ofBatch = sql`version_batch = ${batch}`
    const ids = (await versionsWhere(own, ofBatch)).map(({ list }) => list)
    if (ids.length === 0) return { kind: 'notFound' }
    const titles = await lockLists(own, ids)
    // The versions are read again, because another undo may have held the lock.
    const versions = await versionsWhere(own, ofBatch)
    if (versions.some(({ age }) => age > UNDO_HOURS * 3_600)) return { kind: 'tooLate' }
    if (versions.some(({ before }) => before === null)) return { kind: 'nothingBefore' }
    const newest = await newestVersions(own)
    const planned = await planLists(own, versions, newest)
    const touched = planned.filter(({ undo, version }) => {
      return undo.rows.length > 0 && titles.has(version.list)
    })
    const left = planned.flatMap((list) => leftPrices(own, list))
    if (touched.length === 0) return { kind: 'nothingLeft' }
    const open = changesOpenLists ? new Map<number, never>() : await readOpenLists(own, ids)
    const expected = touched.map(
      ({ version: { list } }) => [list, newest.get(list)?.id ?? ''] as const,
    )
    const conflicts = await findConflicts(own, new Map(expected), { titles, newest, open })
    if (conflicts.length > 0) return { kind: 'conflict', conflicts }
    for (const list of touched) await undoList(own, list)
    const prices = touched.reduce((sum, { undo }) => sum + undo.rows.length, 0)
    return { kind: 'undone', lists: touched.length, prices, left }
  })
}

async function undoList(req: PayloadRequest, { version, undo, isNewest }: PlannedList) {
  if (!isNewest) return giveFigures(req, version.list, undo.rows)
  await req.payload.restoreVersion({
    collection: 'price-groups',
    id: String(version.before),
    depth: 0,
    overrideAccess: !req.user,
    user: req.user,
    req,
  })
}

function versionsWhere(
  req: PayloadRequest,
  where: ReturnType<typeof sql>,
): Promise<BatchVersion[]> {
  return queryWithin<BatchVersion>(
    req,
    sql`SELECT version_batch AS batch, id, parent_id AS list, (
          SELECT older.id FROM _price_groups_v AS older
          WHERE older.parent_id = version.parent_id
            AND (older.updated_at, older.id) < (version.updated_at, version.id)
          ORDER BY older.updated_at DESC, older.id DESC LIMIT 1
        ) AS before,
        version_updated_by_id AS saved_by, updated_at AS at,
        extract(epoch FROM now() - updated_at)::float8 AS age
        FROM _price_groups_v AS version WHERE ${where} AND parent_id IS NOT NULL
        ORDER BY updated_at DESC, parent_id`,
  )
}

async function planLists(
  req: PayloadRequest,
  versions: BatchVersion[],
  newest: ReadonlyMap<number, NewestVersion>,
): Promise<PlannedList[]> {
  const current = versions.map(({ list }) => newest.get(list)?.id)
  const read = await readLists(req, [
    ...versions.flatMap(({ id, before }) => [String(id), String(before)]),
    ...current.flatMap((id) => id ?? []),
  ])
  return versions.flatMap((version, index) => {
    const [before, after] = [read.get(String(version.before)), read.get(String(version.id))]
    if (!before || !after) return []
    const now = read.get(current[index] ?? '') ?? null
    const isNewest = current[index] === String(version.id)
    return [
      { version, title: wordIn(req, after.title), undo: planUndo(before, after, now), isNewest },
    ]
  })
}

const documentSchema = z.object({ id: z.coerce.string(), version: listVersionSchema })

async function readLists(req: PayloadRequest, ids: string[]): Promise<Map<string, ListVersion>> {
  const { docs } = await req.payload.db.findVersions({
    collection: 'price-groups',
    where: { id: { in: [...new Set(ids)] } },
    locale: 'all',
    pagination: false,
    req,
  })
  return new Map(
    docs.map((doc) => {
      const { id, version } = documentSchema.parse(doc)
      return [id, version]
    }),
  )
}

function leftPrices(req: PayloadRequest, { title, undo }: PlannedList): LeftPrice[] {
  return undo.left.map(({ key, label }) => ({ list: title, price: wordIn(req, label) || key }))
}

function wordIn({ i18n }: PayloadRequest, words: Words): string {
  return words?.[i18n.language] ?? words?.[DEFAULT_LOCALE] ?? ''
}

/** A change of many prices of the last day, with what an undo would do now. */
export interface RecentBatch {
  batch: string
  /** The time of the change in ISO 8601. */
  at: string
  /** The account's name or email address; null if no account made the change. */
  by: string | null
  lists: { id: number; title: string }[]
  /** The number of prices that it changed. */
  prices: number
  /** The number of prices that an undo would change back. */
  undoable: number
  left: LeftPrice[]
}

/** Reads the changes of many prices that are recent enough to be undone, newest first. */
export async function readRecentBatches(req: PayloadRequest): Promise<RecentBatch[]> {
  const versions = await versionsWhere(
    req,
    sql`version_batch IS NOT NULL AND updated_at > now() - make_interval(hours => ${UNDO_HOURS})`,
  )
  const [planned, names] = await Promise.all([
    planLists(req, versions, await newestVersions(req)),
    editorNames(
      req.payload,
      versions.map(({ saved_by }) => saved_by),
    ),
  ])
  const batches = [...new Set(planned.map(({ version }) => version.batch))]
  return batches.flatMap((batch) => {
    const lists = planned.filter(({ version }) => version.batch === batch)
    const [first] = lists
    if (!first) return []
    const { at, saved_by: savedBy } = first.version
    const sum = (count: (undo: ListUndo) => number) =>
      lists.reduce((total, { undo }) => total + count(undo), 0)
    return {
      batch,
      at: new Date(at).toISOString(),
      by: savedBy === null ? null : (names.get(String(savedBy)) ?? null),
      lists: lists.map(({ version, title }) => ({ id: version.list, title })),
      prices: sum(({ changed }) => changed),
      undoable: sum(({ rows }) => rows.length),
      left: lists.flatMap((list) => leftPrices(req, list)),
    }
  })
}
