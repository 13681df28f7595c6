import { sql } from '@payloadcms/db-postgres'
import * as calls from '@studio/shared/api/calls'
import type { PayloadRequest } from 'payload'
import { endpoint } from '../../../platform/api/endpoint'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { queryWithin } from '../../../platform/database/query-within'
import { limit } from '../../../platform/rate-limits/limit'
import { findVersion } from '../project-access'
import { addVersionJob } from './version-jobs'

const call = calls.retryVersion

export const retryVersion = endpoint(call, async ({ req, account, parameters }) => {
  const found = await findVersion(req, account, parameters.version)
  if (!found) return errorResponse('notFound')
  if (found.role !== 'studio') return errorResponse('forbidden')
  const refusal = await limit(req, 'retryVersion', [`account ${account.id}`])
  if (refusal) return refusal
  return (await beginAgain(req, found.version.id)) ? answer(call, null) : errorResponse('conflict')
})

/**
 * Resets the version and adds its job in one statement.
 *
 * @returns false if the version has not failed
 */
async function beginAgain(req: PayloadRequest, id: number): Promise<boolean> {
  const rows = await queryWithin(
    req,
    sql`WITH again AS (
          UPDATE deliverable_versions
          SET state = 'waiting', failure = NULL, progress = 0, updated_at = now()
          WHERE id = ${id} AND state = 'failed' RETURNING id
        )
        SELECT ${sql.raw(addVersionJob('again.id'))} FROM again`,
  )
  return rows.length > 0
}
