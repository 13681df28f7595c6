import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { Json } from './localize'

/**
 * A digest of the values that the seed wrote last, so that editors' changes are never overwritten.
 */
export interface SeedRecord {
  hash: string
  documentId: string
  writtenAt: Date
}

export async function findRecord(pool: Pool, entry: string): Promise<SeedRecord | null> {
  return (await findRecords(pool, [entry])).get(entry) ?? null
}

/** Finds the records of entries, without those that were never written. */
export async function findRecords(pool: Pool, entries: string[]): Promise<Map<string, SeedRecord>> {
  const { rows } = await pool.query<{
    entry: string
    hash: string
    document_id: string
    written_at: Date
  }>('SELECT entry, hash, document_id, written_at FROM seed_records WHERE entry = ANY ($1)', [
    entries,
  ])
  return new Map(
    rows.map(({ entry, hash, document_id, written_at }) => [
      entry,
      { hash, documentId: document_id, writtenAt: written_at },
    ]),
  )
}

export async function saveRecord(pool: Pool, entry: string, record: SeedRecord): Promise<void> {
  await pool.query(
    `INSERT INTO seed_records (entry, hash, document_id, written_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (entry) DO UPDATE
     SET hash = EXCLUDED.hash, document_id = EXCLUDED.document_id, written_at = EXCLUDED.written_at`,
    [entry, record.hash, record.documentId, record.writtenAt],
  )
}

export function hashOf(...parts: (Json | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(Buffer.isBuffer(part) ? part : JSON.stringify(part))
  return hash.digest('hex')
}
