import type { Pool } from 'pg'

/** A job names its version only. */
export const PROCESS_VERSION = 'process_version'

/** Of one version: killed with the worker, or with the database away, it is begun again. */
const MOST_ATTEMPTS = 5

/** SQL over rows of `deliverable_versions`: adds the job that processes one. */
export const ADD_VERSION_JOB = `graphile_worker.add_job('${PROCESS_VERSION}', json_build_object('id', id),
  job_key => 'version:' || id, max_attempts => ${MOST_ATTEMPTS})`

/**
 * Versions that nobody processes any more, because their job came to no end too often: a film at
 * which the worker itself died.
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
