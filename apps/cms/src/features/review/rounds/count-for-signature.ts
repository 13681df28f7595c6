import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { createHash } from 'node:crypto'
import { queryWithin } from '../../../platform/database/query-within'

interface CountedNotes {
  open: number
  resolved: number
  /** Names the open notes, so that a signature can refer to exactly these. */
  digest: string
}

/**
 * Counts a version's notes for the signature form and for the certificate. Both show the same
 * numbers, because they come from here. Notes for the studio alone do not count.
 */
export async function countForSignature(
  req: PayloadRequest,
  versionId: number,
): Promise<CountedNotes> {
  const notes = await queryWithin<{ id: number; isOpen: boolean }>(
    req,
    sql`SELECT id, resolved_at IS NULL AND carried_state IS DISTINCT FROM 'fixed' AS "isOpen"
        FROM review_notes WHERE version_id = ${versionId} AND is_studio_only IS NOT TRUE
        ORDER BY id`,
  )
  const open = notes.filter(({ isOpen }) => isOpen).map(({ id }) => id)
  const digest = createHash('sha256').update(open.join(' ')).digest('hex')
  return { open: open.length, resolved: notes.length - open.length, digest }
}
