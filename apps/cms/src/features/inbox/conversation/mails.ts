import { messagePath } from '@studio/shared/routes/account'
import type { PayloadRequest } from 'payload'
import { siteAddress } from '../../accounts/site-address'
import { env } from '../../../platform/env'
import { queueMail } from '../../../platform/mail/queue-mail'
import { messageThread } from '../../../platform/mail/threads'
import { MAIL_WORDS } from '../../../platform/mail/words'
import type { Submission, User } from '../../../payload-types'
import { projectTypeLabel } from '../choices'
import { officeOf, senderName } from '../mail-about-message'
import { isInPortal } from './message-view'

/**
 * Mails the sender in the language of the message, as the confirmation did: a subject in another
 * language would begin a new conversation in mail programs. Accounts also get a link to the
 * conversation.
 */
export async function mailAnswer(
  req: PayloadRequest,
  submission: Submission,
  text: string,
): Promise<void> {
  const { reference, country, language: locale } = submission
  const account = await accountOf(req, submission)
  const { email: replyTo } = await officeOf(req, country)
  const thread = messageThread(reference)
  const data = { name: account?.name ?? submission.name ?? '', reference, message: text }
  if (account && isInPortal(submission)) {
    const link = siteAddress(locale, messagePath(reference))
    const mail = { to: account.email, replyTo, locale, thread, data: { ...data, link } }
    await queueMail(req, { ...mail, template: 'messageAnswered' })
    return
  }
  const to = account?.email ?? submission.email
  await queueMail(req, { to, replyTo, locale, thread, data, template: 'messageAnsweredByMail' })
}

/** Mails the office of the sender's country, in the same way as for a new message. */
export async function mailReplyToStaff(
  req: PayloadRequest,
  submission: Submission,
  account: User,
  text: string,
): Promise<void> {
  const { id, reference, country, kind, projectType } = submission
  const { email: to, locale } = await officeOf(req, country)
  await queueMail(req, {
    to,
    replyTo: account.email,
    thread: messageThread(reference),
    template: 'replyForStaff',
    locale,
    data: {
      reference,
      kind: MAIL_WORDS[locale].kinds[kind] ?? kind,
      name: senderName(submission),
      email: account.email,
      projectType: projectTypeLabel(locale, kind, projectType),
      message: text,
      link: new URL(`/admin/collections/submissions/${id}`, env.CMS_URL).href,
    },
  })
}

/** Finds the account in whose portal the message is listed (see `sentBy`). */
async function accountOf(req: PayloadRequest, submission: Submission): Promise<User | null> {
  const { account, email } = submission
  const id = typeof account === 'object' ? account?.id : account
  const { docs } = await req.payload.find({
    collection: 'users',
    where: id
      ? { id: { equals: id } }
      : { and: [{ email: { equals: email } }, { verifiedAt: { exists: true } }] },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}
