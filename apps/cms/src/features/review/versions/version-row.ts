import {
  type Checks,
  VERSION_KINDS,
  type VersionFailure,
  type VersionKind,
} from '@studio/shared/review/media'
import type { Pool } from 'pg'
import { z } from 'zod'

const rowSchema = z.object({
  id: z.number(),
  kind: z.enum(VERSION_KINDS),
  mime_type: z.string(),
  storage_key: z.string(),
  size: z.coerce.number(),
})

export type VersionRow = z.infer<typeof rowSchema>

/**
 * Reads a version for processing.
 *
 * @returns null if the version has already been processed or was deleted
 */
export async function takeVersion(pool: Pool, id: number): Promise<VersionRow | null> {
  const { rows } = await pool.query(
    `UPDATE deliverable_versions
     SET state = 'processing', progress = 0, failure = NULL, checks = NULL, updated_at = now()
     WHERE id = $1 AND state IN ('waiting', 'processing')
     RETURNING id, kind, mime_type, storage_key, size`,
    [id],
  )
  return rows[0] ? rowSchema.parse(rows[0]) : null
}

/** The results of processing. Columns that are left out stay unchanged. */
export interface Results {
  kind?: VersionKind
  sha256?: string
  facts?: object | null
  checks?: Checks
  milliseconds?: number | null
  browserPlays?: boolean
  proxyKey?: string
  posterKey?: string
  stripKey?: string
  thumbnails?: object
  waveformKey?: string
  pages?: object
}

const COLUMNS: Record<keyof Results, string> = {
  kind: 'kind',
  sha256: 'sha256',
  facts: 'facts',
  checks: 'checks',
  milliseconds: 'milliseconds',
  browserPlays: 'browser_plays',
  proxyKey: 'proxy_key',
  posterKey: 'poster_key',
  stripKey: 'strip_key',
  thumbnails: 'thumbnails',
  waveformKey: 'waveform_key',
  pages: 'pages',
}

export async function noteResults(
  pool: Pool,
  id: number,
  results: Results,
  state: 'processing' | 'ready',
): Promise<void> {
  const given = Object.entries(results) as [keyof Results, unknown][]
  const values = given.map(([, value]) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  )
  const changes = given.map(([name], index) => `${COLUMNS[name]} = $${index + 3}`)
  const done = state === 'ready' ? ['progress = 100'] : []
  await pool.query(
    `UPDATE deliverable_versions
     SET ${['state = $2', ...changes, ...done].join(', ')}, updated_at = now()
     WHERE id = $1`,
    [id, state, ...values],
  )
}

export async function noteProgress(pool: Pool, id: number, percent: number): Promise<void> {
  await pool.query(
    `UPDATE deliverable_versions SET progress = $2, updated_at = now()
     WHERE id = $1 AND state = 'processing' AND progress < $2`,
    [id, percent],
  )
}

export async function noteFailure(pool: Pool, id: number, failure: VersionFailure): Promise<void> {
  await pool.query(
    `UPDATE deliverable_versions SET state = 'failed', failure = $2, updated_at = now()
     WHERE id = $1 AND state = 'processing'`,
    [id, failure],
  )
}
