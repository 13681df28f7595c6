/** What is in a job: the mail's words and secrets stay in its row. */
export const SEND_MAIL = 'send_mail'

/**
 * SQL over rows of `mails`: adds the job that sends one when its next attempt is due. A mail has
 * one job, however often it is added.
 */
export const ADD_MAIL_JOB = `graphile_worker.add_job('${SEND_MAIL}', json_build_object('id', id),
  run_at => next_attempt_at, job_key => 'mail:' || id)`
