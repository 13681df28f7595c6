import { sql } from '@payloadcms/db-postgres'
import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction'
import { queryWithin } from '../../database/query-within'
import { editorNames } from '../../editing/editor-names'
import { UNDO_HOURS } from '../undo-hours'
import type { Conflict } from './conflict'
import { findConflicts, lockLists, readOpenLists } from './conflicts'
import { newestVersions } from './newest-versions'

export type UndoBatchOutcome =
  | { kind: 'undone'; lists: number }
  | { kind: 'conflict'; conflicts: Conflict[] }
  | { kind: 'notFound' | 'tooLate' | 'nothingBefore' }

interface BatchVersion extends Record<string, unknown> {
  id: number
  list: number
  /** The id of the version before; null if there is none. */
  before: number | null
  /** Seconds since the change. */
  age: number
}

/**
 * Restores the prices before a change of many prices. If somebody has saved one of the lists since,
 * nothing is restored. The undone state stays in the history. The rights of `req.user` apply.
 */
export async function undoBatch(
  req: PayloadRequest,
  batch: string,
  { changesOpenLists = false } = {},
): Promise<UndoBatchOutcome> {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale'])
  return inTransaction(own, async () => {
    const ids = (await versionsOf(own, batch)).map(({ list }) => list)
    if (ids.length === 0) return { kind: 'notFound' }
    const titles = await lockLists(own, ids)
    // The versions are read again, because another undo may have held the lock.
    const versions = await versionsOf(own, batch)
    if (versions.some(({ age }) => age > UNDO_HOURS * 3_600)) return { kind: 'tooLate' }
    const conflicts = await findConflicts(
      own,
      new Map(versions.map(({ list, id }) => [list, String(id)])),
      {
        titles,
        newest: await newestVersions(own),
        open: changesOpenLists ? new Map<number, never>() : await readOpenLists(own, ids),
      },
    )
    if (conflicts.length > 0) return { kind: 'conflict', conflicts }
    if (versions.some(({ before }) => before === null)) return { kind: 'nothingBefore' }
    for (const { before } of versions) {
      await own.payload.restoreVersion({
        collection: 'price-groups',
        id: String(before),
        depth: 0,
        overrideAccess: !own.user,
        user: own.user,
        req: own,
      })
    }
    return { kind: 'undone', lists: versions.length }
  })
}

function versionsOf(req: PayloadRequest, batch: string): Promise<BatchVersion[]> {
  return queryWithin<BatchVersion>(
    req,
    sql`SELECT id, parent_id AS list, (
          SELECT older.id FROM _price_groups_v AS older
          WHERE older.parent_id = version.parent_id
            AND (older.updated_at, older.id) < (version.updated_at, version.id)
          ORDER BY older.updated_at DESC, older.id DESC LIMIT 1
        ) AS before,
        extract(epoch FROM now() - updated_at)::float8 AS age
        FROM _price_groups_v AS version WHERE version_batch = ${batch} ORDER BY parent_id`,
  )
}

export interface LatestBatch {
  batch: string
  /** The time of the change in ISO 8601. */
  at: string
  /** The account's name or email address; null if no account made the change. */
  by: string | null
  lists: number[]
  /** False if one of the lists was saved after the change. */
  isNewest: boolean
}

/** Reads the last change of many prices, if it is recent enough to be undone; otherwise null. */
export async function readLatestBatch(req: PayloadRequest): Promise<LatestBatch | null> {
  const [latest] = await queryWithin<{
    batch: string
    at: string | Date
    saved_by: number | null
    lists: number[]
    versions: number[]
  }>(
    req,
    sql`SELECT version_batch AS batch, max(updated_at) AS at, min(version_updated_by_id) AS saved_by,
          array_agg(parent_id ORDER BY parent_id) AS lists,
          array_agg(id ORDER BY parent_id) AS versions
        FROM _price_groups_v
        WHERE version_batch = (
          SELECT version_batch FROM _price_groups_v
          WHERE version_batch IS NOT NULL AND parent_id IS NOT NULL
            AND updated_at > now() - make_interval(hours => ${UNDO_HOURS})
          ORDER BY updated_at DESC, id DESC LIMIT 1
        ) AND parent_id IS NOT NULL
        GROUP BY version_batch`,
  )
  if (!latest) return null
  const [newest, names] = await Promise.all([
    newestVersions(req),
    editorNames(req.payload, [latest.saved_by]),
  ])
  return {
    batch: latest.batch,
    at: new Date(latest.at).toISOString(),
    by: latest.saved_by === null ? null : (names.get(String(latest.saved_by)) ?? null),
    lists: latest.lists,
    isNewest: latest.lists.every(
      (list, index) => newest.get(list)?.id === String(latest.versions[index]),
    ),
  }
}
