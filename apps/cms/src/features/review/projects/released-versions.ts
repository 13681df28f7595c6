import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../../platform/database/query-within'
import type { Deliverable, DeliverableVersion } from '../../../payload-types'
import { idOf } from '../project-access'

/**
 * Finds the versions whose originals belong to the client: if the deliverable is paid, the newest
 * signed version and those before it. A later version is not released until it is signed as well.
 *
 * @returns a function that tells whether a version is released
 */
export async function releasedVersions(
  req: PayloadRequest,
  deliverables: readonly Deliverable[],
): Promise<(version: DeliverableVersion) => boolean> {
  const paid = deliverables.filter(({ paidAt }) => paidAt).map(({ id }) => id)
  if (paid.length === 0) return () => false
  const rows = await queryWithin<{ deliverable: number; number: number }>(
    req,
    sql`SELECT deliverable_id AS deliverable, max(number)::int AS number
        FROM sign_offs JOIN deliverable_versions ON deliverable_versions.id = version_id
        WHERE deliverable_id IN ${paid} GROUP BY deliverable_id`,
  )
  const signed = new Map(rows.map(({ deliverable, number }) => [deliverable, number]))
  return ({ deliverable, number }) => number <= (signed.get(idOf(deliverable)) ?? 0)
}
