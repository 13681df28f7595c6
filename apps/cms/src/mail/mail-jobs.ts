import type { Pool } from 'pg'

/** The payload of a job is the mail's id only; texts and secrets stay in the mail's row. */
export const SEND_MAIL = 'send_mail'

/**
 * SQL over rows of `mails`: adds a job for the mail's next attempt. The job key keeps it at one job
 * per mail.
 */
export const ADD_MAIL_JOB = `graphile_worker.add_job('${SEND_MAIL}', json_build_object('id', id),
  run_at => next_attempt_at, job_key => 'mail:' || id)`

/**
 * Mails and their jobs are written in one transaction. This adds jobs for mails from a release
 * without jobs, from a copied database, or whose job failed too often.
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
