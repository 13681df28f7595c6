import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'

/** The number of milliseconds after its last chunk for which an unfinished upload is kept. */
export const UPLOAD_KEPT = 24 * 60 * 60 * 1_000

/**
 * Deletes abandoned uploads.
 *
 * @param folder the folder of incoming files
 * @returns the number of deleted uploads
 */
export async function purgeUploads(pool: Pool, folder: string): Promise<number> {
  const since = Date.now() - UPLOAD_KEPT
  const names = await readdir(folder).catch(() => [])
  const kept: string[] = []
  for (const name of new Set(names.map((each) => path.parse(each).name))) {
    const facts = await stat(path.join(folder, name)).catch(() => null)
    if (facts && facts.mtimeMs >= since) kept.push(name)
    else await removeFiles(folder, name)
  }
  // Deletes attachments of notes that were never written. Their files are removed later, like those
  // of deleted versions.
  await pool.query(
    `DELETE FROM note_files WHERE note_id IS NULL AND created_at < to_timestamp($1::float8 / 1000)`,
    [since],
  )
  // Finished uploads are kept for a day, because they count toward the account's daily limit.
  const { rowCount } = await pool.query(
    `DELETE FROM review_uploads
     WHERE created_at < to_timestamp($1::float8 / 1000) AND id <> ALL ($2)`,
    [since, kept],
  )
  return rowCount ?? 0
}

/** Deletes the file and the metadata that tus stores beside it. */
async function removeFiles(folder: string, name: string): Promise<void> {
  for (const file of [name, `${name}.json`]) await rm(path.join(folder, file), { force: true })
}
