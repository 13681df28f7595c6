import type { PayloadRequest } from 'payload'
import { MAIL_WORDS } from '../mail/words'
import { hashSecret } from './add-subscriber'

const VALID_FOR = 7 * 24 * 60 * 60 * 1_000

/**
 * Confirms by the secret of the link, and keeps which words were agreed to. A link
 * that is followed again still says yes: mail programs open links, too.
 */
export async function confirmSubscriber(req: PayloadRequest, secret: string): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'subscribers',
    where: {
      confirmTokenHash: { equals: hashSecret(secret) },
      askedAt: { greater_than: new Date(Date.now() - VALID_FOR).toISOString() },
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

/** Ends the newsletter for whoever has the link. The record that it ended is kept for a while. */
export async function endSubscriber(req: PayloadRequest, endToken: string): Promise<void> {
  await req.payload.update({
    collection: 'subscribers',
    where: { endToken: { equals: endToken }, status: { not_equals: 'ended' } },
    data: { status: 'ended', endedAt: new Date().toISOString(), confirmTokenHash: null },
    depth: 0,
    req,
  })
}
