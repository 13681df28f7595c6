import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'
import type { CollectionBeforeChangeHook, Field } from 'payload'
import { nobody } from '../access/rules'
import { LIBRARY_DIR } from '../uploads/folders'
import { versionOf } from './version-of'

/**
 * A field with the version of a file, which is part of the file's URLs and the name of the folder
 * with its sizes.
 */
export function fileVersionField(): Field {
  return {
    name: 'fileVersion',
    type: 'text',
    index: true,
    access: { create: nobody, update: nobody },
    admin: { hidden: true },
  }
}

/**
 * The hook uses `req.file`, which contains the bytes that Payload will write, after cropping and
 * re-encoding.
 */
export const setFileVersion: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file ? { ...data, fileVersion: versionOf(req.file.data) } : data

/**
 * Adds the version to files that were stored before versions existed. If a file is missing, its row
 * gets no version.
 */
export async function versionOldFiles(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: number; filename: string }>(
    'SELECT id, filename FROM media WHERE file_version IS NULL AND filename IS NOT NULL',
  )
  for (const { id, filename } of rows) {
    const bytes = await readFile(path.join(LIBRARY_DIR, filename)).catch(() => null)
    if (!bytes) continue
    // Plain SQL does not change `updated_at`; a newer time would look like an edit.
    await pool.query('UPDATE media SET file_version = $2 WHERE id = $1', [id, versionOf(bytes)])
  }
}
