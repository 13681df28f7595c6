import type { Pool } from 'pg'

/**
 * The name of the job that processes a version. Its payload is the version's id. Short jobs have a
 * separate queue.
 */
export const PROCESS_VERSION = 'process_version'
export const PROCESS_SHORT_VERSION = 'process_short_version'

/** Files with at most this many bytes start in the short queue. */
const SHORT_BYTES = 50 * 1024 ** 2

/** The number of seconds after which a job of the short queue is started again in the long one. */
export const SHORT_SECONDS = 120

/**
 * The maximum number of attempts per version. A job is started again if its worker was killed or
 * the database was unavailable.
 */
const MAX_ATTEMPTS = 5

/**
 * Builds the SQL expression that adds the job for processing a version. Projects take turns: a
 * version waits for all versions that have fewer versions of their own project before them.
 *
 * @param id the SQL expression for the version's id
 * @param isLong true if processing the version took long, regardless of its size
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

/** Moves a version to the long queue if it has exceeded the time of the short one. */
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
 * Marks versions as failed if their job has used all its attempts, for example because the film
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
