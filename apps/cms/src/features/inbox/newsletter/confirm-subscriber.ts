import type { PayloadRequest } from 'payload'
import { MAIL_WORDS } from '../../../platform/mail/words'
import { hashSecret } from './add-subscriber'

const VALID_FOR_MS = 7 * 24 * 60 * 60 * 1_000

/**
 * Confirms a subscription with the secret from the link, and stores the text to which the
 * subscriber agreed. Opening the link again succeeds, because mail programs open links, too.
 */
export async function confirmSubscriber(req: PayloadRequest, secret: string): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'subscribers',
    where: {
      confirmTokenHash: { equals: hashSecret(secret) },
      askedAt: { greater_than: new Date(Date.now() - VALID_FOR_MS).toISOString() },
      status: { not_equals: 'ended' },
    },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  const [found] = docs
  if (!found) return false
  if (found.status === 'confirmed') return true
  await req.payload.update({
    collection: 'subscribers',
    id: found.id,
    data: {
      status: 'confirmed',
      confirmedAt: new Date().toISOString(),
      wording: wordingOf(found.language),
      endedAt: null,
    },
    depth: 0,
    req,
  })
  return true
}

function wordingOf(language: keyof typeof MAIL_WORDS): string {
  const words = MAIL_WORDS[language].templates.newsletterConfirm
  return [...(words?.paragraphs ?? []), words?.button, ...(words?.notes ?? [])].join('\n')
}

/** Ends the subscription. The record of its end is stored for a limited time. */
export async function endSubscriber(req: PayloadRequest, endToken: string): Promise<void> {
  await req.payload.update({
    collection: 'subscribers',
    where: { endToken: { equals: endToken }, status: { not_equals: 'ended' } },
    data: { status: 'ended', endedAt: new Date().toISOString(), confirmTokenHash: null },
    depth: 0,
    req,
  })
}
