import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { queryWithin } from '../database/query-within'
import { revokeLinks } from './guests/revoke-links'

/**
 * What an account has open in review ends in the transaction that deletes it: its guest links, and
 * files that it sent for notes which it never wrote. Unfinished uploads, memberships, answers and
 * news go by their foreign keys; versions, notes and signatures stay and belong to their project.
 */
export const endReviewWork: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const userId = Number(id)
  await revokeLinks(req, sql`created_by_id = ${userId}`)
  await queryWithin(
    req,
    sql`DELETE FROM note_files WHERE uploaded_by_id = ${userId} AND note_id IS NULL`,
  )
}
