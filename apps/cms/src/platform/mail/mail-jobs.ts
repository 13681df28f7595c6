import type { Pool } from 'pg'

/** The data of a job contains only the mail's id. Texts and secrets stay in the mail's row. */
export const SEND_MAIL = 'send_mail'

/**
 * SQL that adds a job for the next attempt to send a mail, for rows of `mails`. The job key makes
 * sure that each mail has only one job.
 */
export const ADD_MAIL_JOB = `graphile_worker.add_job('${SEND_MAIL}', json_build_object('id', id),
  run_at => next_attempt_at, job_key => 'mail:' || id)`

/**
 * Adds jobs for mails that have none. Mails and their jobs are written in one transaction, but a
 * mail may come from a release without jobs or from a copied database, or its job may have failed
 * too often.
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
