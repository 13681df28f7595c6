import type { Pool } from 'pg'

/** Job with a version's id as payload. Short jobs have a separate queue. */
export const PROCESS_VERSION = 'process_version'
export const PROCESS_SHORT_VERSION = 'process_short_version'

/** Files up to this many bytes begin in the short queue. */
const SHORT_BYTES = 50 * 1024 ** 2

/** Seconds after which a job of the short queue is restarted in the long one. */
export const SHORT_SECONDS = 120

/**
 * Limit per version: a job starts again when its worker was killed or the database was
 * unavailable.
 */
const MAX_ATTEMPTS = 5

/**
 * SQL expression that adds the job that processes a version. Projects take turns: a version is
 * processed after all versions that have fewer versions of their own project before them.
 *
 * @param isLong true if the version has turned out to be long, regardless of its size
 * @param id SQL of the version's id
 */
export function addVersionJob(id: string, isLong = false): string {
  const task = isLong
    ? `'${PROCESS_VERSION}'`
    : `CASE WHEN own_version.size < ${SHORT_BYTES} THEN '${PROCESS_SHORT_VERSION}' ELSE '${PROCESS_VERSION}' END`
  return `(SELECT graphile_worker.add_job(${task}, json_build_object('id', own_version.id),
    job_key => 'version:' || own_version.id, max_attempts => ${MAX_ATTEMPTS},
    priority => (
      SELECT count(*)::int FROM deliverable_versions others
      JOIN deliverables other_deliverable ON other_deliverable.id = others.deliverable_id
      WHERE other_deliverable.project_id = own_deliverable.project_id
        AND others.id <> own_version.id AND others.state IN ('waiting', 'processing')
    ))
  FROM deliverable_versions own_version
  JOIN deliverables own_deliverable ON own_deliverable.id = own_version.deliverable_id
  WHERE own_version.id = ${id})`
}

/** Thrown when a version exceeds the time of its queue. */
export async function moveToLongLane(pool: Pool, id: number): Promise<void> {
  await pool.query(
    `WITH moved AS (
       UPDATE deliverable_versions SET state = 'waiting', progress = 0, updated_at = now()
       WHERE id = $1 AND state = 'processing' RETURNING id
     )
     SELECT ${addVersionJob('moved.id', true)} FROM moved`,
    [id],
  )
}

/**
 * Marks versions as failed whose job has used all its attempts, for example because the film
 * crashes the worker.
 */
export async function failAbandonedVersions(pool: Pool): Promise<void> {
  await pool.query(
    `UPDATE deliverable_versions SET state = 'failed', failure = 'internal', updated_at = now()
     WHERE state IN ('waiting', 'processing') AND NOT EXISTS (
       SELECT 1 FROM graphile_worker.jobs
       WHERE key = 'version:' || deliverable_versions.id AND attempts < max_attempts
     ) AND NOT EXISTS (
       SELECT 1 FROM graphile_worker.jobs
       WHERE key = 'version:' || deliverable_versions.id AND locked_at IS NOT NULL
     )`,
  )
}
