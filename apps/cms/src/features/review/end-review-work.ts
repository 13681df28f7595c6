import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { queryWithin } from '../../platform/database/query-within'
import { withSteps } from '../../editor/saving/save-steps'
import { revokeLinks, revokeLinksOfFormerStaff } from './guests/revoke-links'

/**
 * Revokes an account's guest links and deletes its unused note files, in the transaction that
 * deletes the account. Foreign keys delete its unfinished uploads, memberships, answers and news.
 * Versions, notes and signatures stay, because they belong to the project.
 */
const endReviewWork: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const userId = Number(id)
  await revokeLinks(req, sql`created_by_id = ${userId}`)
  await queryWithin(
    req,
    sql`DELETE FROM note_files WHERE uploaded_by_id = ${userId} AND note_id IS NULL`,
  )
}

/** Adds to the accounts what ends in the review room when a person leaves the staff or is erased. */
export function endReviewWithAccount(users: CollectionConfig): CollectionConfig {
  const { afterChange = [] } = users.hooks ?? {}
  const ending = [...afterChange, revokeLinksOfFormerStaff]
  return withSteps(
    { ...users, hooks: { ...users.hooks, afterChange: ending } },
    { beforeDelete: { endReviewWork } },
  )
}
