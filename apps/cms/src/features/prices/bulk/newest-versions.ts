import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../../platform/database/query-within'

export interface NewestVersion {
  id: string
  list: number
  /** The id of the account; null if no account saved the version, as in the setup. */
  savedBy: number | null
  /** The time of the save in ISO 8601. */
  savedAt: string
  /** The id of the change of many prices that the save belongs to; null if there is none. */
  batch: string | null
}

interface Row extends Record<string, unknown> {
  id: number
  parent_id: number
  version_updated_by_id: number | null
  version_batch: string | null
  updated_at: string | Date
}

/** Reads the newest version of each price list, which is the first one in the list's history. */
export async function newestVersions(
  req: PayloadRequest,
): Promise<ReadonlyMap<number, NewestVersion>> {
  const rows = await queryWithin<Row>(
    req,
    sql`SELECT DISTINCT ON (parent_id) id, parent_id, version_updated_by_id, version_batch, updated_at
        FROM _price_groups_v WHERE parent_id IS NOT NULL
        ORDER BY parent_id, updated_at DESC, id DESC`,
  )
  return new Map(
    rows.map((row) => [
      row.parent_id,
      {
        id: String(row.id),
        list: row.parent_id,
        savedBy: row.version_updated_by_id,
        savedAt: new Date(row.updated_at).toISOString(),
        batch: row.version_batch,
      },
    ]),
  )
}
