import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'
import { DOWNLOADS_DIR, LIBRARY_DIR } from '../../platform/uploads/folders'
import { KEPT_IN_TRASH, TRASH_DAYS, type KeptCollection } from './kept-collections'

const FOLDERS: Partial<Record<KeptCollection, string>> = {
  media: LIBRARY_DIR,
  downloads: DOWNLOADS_DIR,
}

/**
 * Deletes documents that were moved to the trash more than 30 days ago, with their versions and
 * files.
 *
 * @returns the number of deleted documents
 */
export async function purgeTrash(pool: Pool): Promise<number> {
  let count = 0
  for (const collection of KEPT_IN_TRASH) count += await purgeCollection(pool, collection)
  return count
}

async function purgeCollection(pool: Pool, collection: KeptCollection): Promise<number> {
  const table = collection.replaceAll('-', '_')
  const folder = FOLDERS[collection]
  const isOld = `deleted_at < now() - interval '${TRASH_DAYS} days'`
  const { rows: tables } = await pool.query<{ has_versions: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS has_versions',
    [`_${table}_v`],
  )
  // This is a single statement, so that a document that is restored at the same moment keeps its
  // versions.
  const versions = tables[0]?.has_versions
    ? `, versions AS (DELETE FROM _${table}_v WHERE parent_id IN (SELECT id FROM gone))`
    : ''
  const { rows } = await pool.query<{ filename?: string | null }>(
    `WITH gone AS (DELETE FROM ${table} WHERE ${isOld} RETURNING *)${versions}
     SELECT ${folder ? 'filename' : 'id'} FROM gone`,
  )
  if (folder) {
    for (const { filename } of rows) {
      if (filename) await rm(path.join(folder, path.basename(filename)), { force: true })
    }
  }
  return rows.length
}
