import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { sessionOf } from '../../platform/database/session'
import { tieToSubmission } from '../guide/send-along'
import { addSubscriber } from './newsletter/add-subscriber'
import type { Verdict } from '../../platform/spam/guard-form'
import { findReceipt, type KnownReceipt, newReference } from './receipt'
import { type GivenFile, storeAttachment } from './attachments'
import { mailAboutMessage } from './mail-about-message'
import type { Message } from './message'
import { keepUntil } from './retention'

interface NewMessage {
  message: Message
  key: string
  fingerprint: string
  locale: Locale
  accountId: number | null
  file: GivenFile | null
  /** The sender's own pictures, with their keys in the set. */
  own: { key: string; file: GivenFile }[]
  verdict: Verdict
}

/**
 * Stores a message with its files and queues its mails. It must run in a transaction. A second call
 * with the same key stores nothing.
 */
export async function storeMessage(req: PayloadRequest, given: NewMessage): Promise<KnownReceipt> {
  const { message, key, fingerprint, locale, accountId, verdict, own } = given
  const session = await sessionOf(req)
  // Concurrent attempts wait for this lock, and then find the stored message.
  await session.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const known = await findReceipt(req, key)
  if (known) return known

  const reference = newReference()
  const status = verdict.isSpam ? 'spam' : 'new'
  const { job, conversation, ...fields } = message
  const setPictures: { key: string; file: number }[] = []
  for (const picture of own) {
    const file = await storeAttachment(req, `${reference}-${picture.key}`, picture.file)
    setPictures.push({ key: picture.key, file })
  }
  // The email address is stored in lower case, like the addresses of accounts.
  const email = message.email.toLowerCase()
  const { id } = await req.payload.create({
    collection: 'submissions',
    data: {
      ...fields,
      email,
      title: message.name || message.company || message.email,
      job: job?.id,
      transcript: conversation?.transcript,
      reference,
      status,
      language: locale,
      account: accountId,
      idempotencyKey: key,
      fingerprint,
      suspicions: verdict.signs,
      file: given.file && (await storeAttachment(req, reference, given.file)),
      setPictures,
      keepUntil: keepUntil(message.kind, status, new Date()).toISOString(),
    },
    depth: 0,
    req,
  })
  if (conversation) await tieToSubmission(req, conversation, { id, email })
  if (!verdict.isSpam) {
    await mailAboutMessage(req, { id, reference, message, locale })
    if (message.receivesUpdates) {
      await addSubscriber(req, { ...message, locale, source: message.kind })
    }
  }
  return { reference, fingerprint }
}
