import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'
import type { CollectionBeforeChangeHook, Field } from 'payload'
import { env } from '../env'
import { nobody } from '../access/rules'
import { versionOf } from './version-of'

/** Part of a file's URLs, and the name of the folder with its sizes. */
export function fileVersionField(): Field {
  return {
    name: 'fileVersion',
    type: 'text',
    index: true,
    access: { create: nobody, update: nobody },
    admin: { hidden: true },
  }
}

/** `req.file` contains the bytes that Payload will write, after cropping and re-encoding. */
export const setFileVersion: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file ? { ...data, fileVersion: versionOf(req.file.data) } : data

/** Adds the version to files from before versions existed. Missing files stay without one. */
export async function versionOldFiles(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: number; filename: string }>(
    'SELECT id, filename FROM media WHERE file_version IS NULL AND filename IS NOT NULL',
  )
  for (const { id, filename } of rows) {
    const bytes = await readFile(path.join(env.MEDIA_DIR, filename)).catch(() => null)
    if (!bytes) continue
    // Plain SQL leaves `updated_at` unchanged, which would otherwise look like an edit.
    await pool.query('UPDATE media SET file_version = $2 WHERE id = $1', [id, versionOf(bytes)])
  }
}
