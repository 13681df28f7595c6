import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'

/** Milliseconds after its last piece for which an upload that is not finished is kept. */
export const UPLOAD_KEPT = 24 * 60 * 60 * 1_000

/**
 * Forgets uploads that nobody goes on with.
 *
 * @param folder where files lie while they come
 * @returns how many
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
  // Sent along with a note that nobody wrote. The file goes as those of versions do.
  await pool.query(
    `DELETE FROM note_files WHERE note_id IS NULL AND created_at < to_timestamp($1::float8 / 1000)`,
    [since],
  )
  // Those of versions and notes say for a day how much an account has sent.
  const { rowCount } = await pool.query(
    `DELETE FROM review_uploads
     WHERE created_at < to_timestamp($1::float8 / 1000) AND id <> ALL ($2)`,
    [since, kept],
  )
  return rowCount ?? 0
}

/** The file, and what tus notes beside it. */
async function removeFiles(folder: string, name: string): Promise<void> {
  for (const file of [name, `${name}.json`]) await rm(path.join(folder, file), { force: true })
}
