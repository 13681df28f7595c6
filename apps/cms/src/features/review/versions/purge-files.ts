import type { Pool } from 'pg'
import type { Storage } from '../../../platform/storage/storage'

/**
 * Files are removed only if they are older than this number of milliseconds, because younger files
 * may still be in the process of being stored.
 */
const OLD_ENOUGH = 24 * 60 * 60 * 1_000

/**
 * Removes files of deleted versions and notes.
 *
 * @returns the number of versions and notes
 */
export async function purgeVersionFiles(pool: Pool, storage: Storage): Promise<number> {
  const folders = await storage.foldersBefore(new Date(Date.now() - OLD_ENOUGH))
  if (folders.length === 0) return 0
  const { rows } = await pool.query<{ folder: string }>(
    `SELECT folder FROM unnest($1::text[]) AS folder
     WHERE NOT EXISTS (
       SELECT 1 FROM deliverable_versions WHERE storage_key = folder || '/original'
     ) AND NOT EXISTS (SELECT 1 FROM note_files WHERE storage_key = folder || '/original')`,
    [folders],
  )
  for (const { folder } of rows) await storage.removeFolder(folder)
  return rows.length
}
