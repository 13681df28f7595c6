import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
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
 * Leaves a mail for the worker, in the caller's transaction: what is rolled back
 * sends nothing, and what is committed is sent, however often it takes.
 */
export async function queueMail<Name extends MailTemplate>(
  req: PayloadRequest,
  { to, template, locale, data, replyTo }: NewMail<Name>,
): Promise<void> {
  await req.payload.create({
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
}
