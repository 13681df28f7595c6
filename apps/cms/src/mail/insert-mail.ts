import type { Locale } from '@studio/shared/locales'
import type { PoolClient } from 'pg'
import { ADD_MAIL_JOB } from './mail-jobs'
import type { MailData, MailTemplate } from './templates'

interface NewMail<Name extends MailTemplate> {
  to: string
  template: Name
  locale: Locale
  data: MailData[Name]
}

/**
 * Queues a mail like `queueMail`, but for the worker. It runs in the connection's open transaction.
 */
export async function insertMail<Name extends MailTemplate>(
  client: PoolClient,
  { to, template, locale, data }: NewMail<Name>,
): Promise<void> {
  await client.query(
    `WITH mail AS (
       INSERT INTO mails ("to", template, language, data, status, attempts, next_attempt_at)
       VALUES ($1, $2, $3, $4, 'waiting', 0, now())
       RETURNING id, next_attempt_at
     ) SELECT ${ADD_MAIL_JOB} FROM mail`,
    [to, template, locale, JSON.stringify(data)],
  )
}
