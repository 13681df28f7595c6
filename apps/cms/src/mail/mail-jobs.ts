import type { Pool } from 'pg'

/** A job names its mail only: words and secrets stay in the mail's row. */
export const SEND_MAIL = 'send_mail'

/**
 * SQL over rows of `mails`: adds the job that sends one when its next attempt is due. A mail has
 * one job, however often it is added.
 */
export const ADD_MAIL_JOB = `graphile_worker.add_job('${SEND_MAIL}', json_build_object('id', id),
  run_at => next_attempt_at, job_key => 'mail:' || id)`

/**
 * Mails and their jobs are written together. This is for mails of a release that had no jobs yet,
 * of a copy of the database that left them out, and for jobs that failed too often.
 */
export async function addMissingMailJobs(pool: Pool): Promise<void> {
  await pool.query(
    `SELECT ${ADD_MAIL_JOB} FROM mails
     WHERE status IN ('waiting', 'sending') AND NOT EXISTS (
       SELECT 1 FROM graphile_worker.jobs
       WHERE key = 'mail:' || mails.id AND attempts < max_attempts
     )`,
  )
}
