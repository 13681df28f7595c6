import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'
import type { CollectionBeforeChangeHook, Field } from 'payload'
import { env } from '../env'
import { nobody } from '../access/rules'

/** Names a file's content: the same bytes have the same version, others another one. */
export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

export function isVersion(text: string): boolean {
  return /^[0-9a-f]{16}$/.test(text)
}

/** Stands in a file's addresses and names the folder of its sizes. */
export function fileVersionField(): Field {
  return {
    name: 'fileVersion',
    type: 'text',
    index: true,
    access: { create: nobody, update: nobody },
    admin: { hidden: true },
  }
}

/** Payload has put into `req.file` what it is about to write, cropped or encoded anew. */
export const setFileVersion: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file ? { ...data, fileVersion: versionOf(req.file.data) } : data

/** Files from before there were versions get theirs; what is not on the disk stays without. */
export async function versionOldFiles(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: number; filename: string }>(
    'SELECT id, filename FROM media WHERE file_version IS NULL AND filename IS NOT NULL',
  )
  for (const { id, filename } of rows) {
    const bytes = await readFile(path.join(env.MEDIA_DIR, filename)).catch(() => null)
    if (!bytes) continue
    // As a change by hand: `updated_at` would say that an editor has been here.
    await pool.query('UPDATE media SET file_version = $2 WHERE id = $1', [id, versionOf(bytes)])
  }
}
