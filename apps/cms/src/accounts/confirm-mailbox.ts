import { toLocale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { queueMail } from '../mail/queue-mail'
import type { User } from '../payload-types'
import { findUserByEmail, findUserById } from './find-user'
import { readLink } from './links'
import { lockMailbox } from './lock-mailbox'

/**
 * Confirms the mailbox that a link was sent to, the account's own or the one that it
 * changes to. The link stays good until it ends: mail programs open links before
 * people do, and a second time it changes nothing.
 */
export async function confirmMailbox(req: PayloadRequest, id: string): Promise<boolean> {
  const link = await readLink(req, 'verifyEmail', id)
  const user = link?.user_id ? await findUserById(req, link.user_id) : null
  if (!user || !link?.email) return false
  if (user.email !== link.email) return changeMailbox(req, user, link.email)
  if (!user.verifiedAt) {
    const data = { verifiedAt: new Date().toISOString() }
    await req.payload.update({ collection: 'users', id: user.id, data, depth: 0, req })
  }
  return true
}

/** False where another account has got the mailbox meanwhile. */
async function changeMailbox(req: PayloadRequest, user: User, email: string): Promise<boolean> {
  await lockMailbox(req, email)
  if (await findUserByEmail(req, email)) return false
  const data = { email, verifiedAt: new Date().toISOString() }
  await req.payload.update({ collection: 'users', id: user.id, data, depth: 0, req })
  await queueMail(req, {
    to: user.email,
    template: 'emailChanged',
    locale: toLocale(user.locale),
    data: { name: user.name ?? '', email },
  })
  return true
}
