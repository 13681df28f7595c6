import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { env } from '../../platform/env'
import { queueMail } from '../../platform/mail/queue-mail'
import { messageThread } from '../../platform/mail/threads'
import { MAIL_WORDS } from '../../platform/mail/words'
import { contactFor } from '../../site/content/contact'
import type { Message } from './message'
import { topicName } from './topic-name'

interface About {
  id: number
  reference: string
  message: Message
  locale: Locale
}

/**
 * Queues two mails: one to the office of the sender's country, and a confirmation to the sender.
 */
export async function mailAboutMessage(
  req: PayloadRequest,
  { id, reference, message, locale }: About,
): Promise<void> {
  const { email, name, job } = message
  const thread = messageThread(reference)
  await (job
    ? queueMail(req, {
        to: email,
        thread,
        template: 'applicationReceived',
        locale,
        data: { name, reference, job: job.title },
      })
    : queueMail(req, {
        to: email,
        thread,
        template: 'inquiryReceived',
        locale,
        data: { name, reference },
      }))
  await mailToStaff(req, id, reference, message)
}

async function mailToStaff(
  req: PayloadRequest,
  id: number,
  reference: string,
  message: Message,
): Promise<void> {
  const { email: to, locale } = await officeOf(req, message.country)
  const { kinds, projectTypes } = MAIL_WORDS[locale]
  await queueMail(req, {
    to,
    replyTo: message.email,
    thread: messageThread(reference),
    template: 'inquiryForStaff',
    locale,
    data: {
      reference,
      kind: kinds[message.kind] ?? message.kind,
      name: senderName(message),
      email: message.email,
      phone: message.phone ?? '',
      company: message.company ?? '',
      projectType: [
        message.job?.title ?? projectTypes[message.projectType ?? ''],
        topicName(locale, message.topic),
      ]
        .filter(Boolean)
        .join(': '),
      message: [message.portfolio, message.message, message.conversation?.transcript]
        .filter(Boolean)
        .join('\n\n'),
      link: new URL(`/admin/collections/submissions/${id}`, env.CMS_URL).href,
    },
  })
}

/** The sender in the subject of mails to staff, where a conversation always has the same subject. */
export function senderName(sender: {
  name?: string | null
  company?: string | null
  email: string
}): string {
  return sender.name || sender.company || sender.email
}

/** The recipient of mails about messages from a country. */
export async function officeOf(
  req: PayloadRequest,
  country: Country,
): Promise<{ email: string; locale: Locale }> {
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  // The German office reads German; the other offices and the admin read English.
  const locale = country === 'gr' ? 'de' : 'en'
  return { email: contactFor(settings, country).email, locale }
}
