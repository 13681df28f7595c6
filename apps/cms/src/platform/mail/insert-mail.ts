import type { Locale } from '@studio/shared/locales'
import type { PoolClient } from 'pg'
import { ADD_MAIL_JOB } from './mail-jobs'
import type { MailData, MailTemplate } from './templates'

interface NewMail<Name extends MailTemplate> {
  to: string
  template: Name
  locale: Locale
  data: MailData[Name]
  /** The conversation to which the mail belongs (see `threads.ts`). */
  thread?: string
}

/**
 * Queues a mail like `queueMail`, but for the worker. It runs in the connection's open transaction.
 */
export async function insertMail<Name extends MailTemplate>(
  client: PoolClient,
  { to, template, locale, data, thread }: NewMail<Name>,
): Promise<void> {
  await client.query(
    `WITH mail AS (
       INSERT INTO mails ("to", template, language, data, thread, status, attempts, next_attempt_at)
       VALUES ($1, $2, $3, $4, $5, 'waiting', 0, now())
       RETURNING id, next_attempt_at
     ) SELECT ${ADD_MAIL_JOB} FROM mail`,
    [to, template, locale, JSON.stringify(data), thread ?? null],
  )
}
