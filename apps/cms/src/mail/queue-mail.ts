import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../database/in-transaction'
import { queryWithin } from '../database/query-within'
import { ADD_MAIL_JOB } from './mail-jobs'
import type { MailData, MailTemplate } from './templates'

interface NewMail<Name extends MailTemplate> {
  to: string
  template: Name
  locale: Locale
  data: MailData[Name]
  /** Where an answer goes, when not to the studio. */
  replyTo?: string
}

/**
 * Leaves a mail and its job for the worker, in the caller's transaction if there is one: what is rolled back
 * sends nothing, and what is committed is sent, however often it takes.
 */
export async function queueMail<Name extends MailTemplate>(
  req: PayloadRequest,
  { to, template, locale, data, replyTo }: NewMail<Name>,
): Promise<void> {
  await inTransaction(req, async () => {
    const { id } = await req.payload.create({
      collection: 'mails',
      data: {
        to,
        template,
        language: locale,
        data: { ...data },
        replyTo,
        status: 'waiting',
        attempts: 0,
        nextAttemptAt: new Date().toISOString(),
      },
      depth: 0,
      req,
    })
    await queryWithin(req, sql`SELECT ${sql.raw(ADD_MAIL_JOB)} FROM mails WHERE id = ${id}`)
  })
}
