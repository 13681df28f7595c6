import type { Pool } from 'pg'
import type { Original } from './make-size'

interface StoredOriginal extends Original {
  id: number
}

/** Every picture in the library, the newest first. */
export async function readOriginals(pool: Pool): Promise<StoredOriginal[]> {
  const { rows } = await pool.query<StoredOriginal>(
    `SELECT id, filename, file_version AS version, width::int AS width FROM media
     WHERE mime_type LIKE 'image/%' AND filename IS NOT NULL
       AND file_version IS NOT NULL AND width > 0 AND deleted_at IS NULL
     ORDER BY id DESC`,
  )
  return rows
}

/** Returns the versions of all files of the media library, except those in the trash. */
export async function readVersions(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ version: string }>(
    `SELECT DISTINCT file_version AS version FROM media
     WHERE file_version IS NOT NULL AND deleted_at IS NULL`,
  )
  return new Set(rows.map(({ version }) => version))
}

/** The ids of the pictures on the most visited pages. */
export async function readShownFirst(pool: Pool): Promise<Set<number>> {
  const { rows } = await pool.query<{ document: string }>(
    `SELECT DISTINCT document FROM site_builds, unnest(documents) AS document
     WHERE path IN ('', 'pricing') AND document LIKE 'media:%'`,
  )
  return new Set(rows.map(({ document }) => Number(document.slice('media:'.length))))
}
