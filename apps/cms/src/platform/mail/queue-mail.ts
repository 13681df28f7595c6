import { sql } from '@payloadcms/db-postgres'
import { isDeliverable } from '@studio/shared/contracts/addresses'
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
  /** The address for replies. The default is the studio's address. */
  replyTo?: string
  /** The conversation to which the mail belongs (see `threads.ts`). */
  thread?: string
}

/**
 * Stores a mail and its job, in the caller's transaction if there is one. A rollback removes both.
 * After the commit, the worker retries until the mail is sent or given up.
 */
export async function queueMail<Name extends MailTemplate>(
  req: PayloadRequest,
  { to, template, locale, data, replyTo, thread }: NewMail<Name>,
): Promise<void> {
  await inTransaction(req, async () => {
    const { id } = await req.payload.create({
      collection: 'mails',
      data: {
        to,
        template,
        language: locale,
        data: { ...data },
        // Every mail server accepts the mail then; the text names the sender's address.
        replyTo: replyTo && isDeliverable(replyTo) ? replyTo : undefined,
        thread,
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
