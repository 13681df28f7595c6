import type { PayloadRequest } from 'payload'
import type { User } from '../payload-types'
import { findUserByEmail, findUserById } from './find-user'
import { readLink } from './links'
import { lockEmail } from './lock-email'
import { confirmRegistration } from './registrations'

/**
 * Confirms the e-mail address that a link was sent to: of a registration, of an account, or the one
 * that an account changes to. The first two stay good until they end, as mail programs open
 * links before people do, and a second time change nothing; the last is used up.
 */
export async function confirmEmail(req: PayloadRequest, id: string): Promise<boolean> {
  const link = await readLink(req, 'verifyEmail', id)
  if (!link) return confirmRegistration(req, id)
  const user = link.user_id ? await findUserById(req, link.user_id) : null
  if (!user || !link.email) return false
  if (user.email !== link.email) return changeEmail(req, user, link.email)
  if (!user.verifiedAt) {
    const data = { verifiedAt: new Date().toISOString() }
    await req.payload.update({ collection: 'users', id: user.id, data, depth: 0, req })
  }
  return true
}

/** False where another account has got the e-mail address meanwhile. */
async function changeEmail(req: PayloadRequest, user: User, email: string): Promise<boolean> {
  await lockEmail(req, email)
  if (await findUserByEmail(req, email)) return false
  const data = { email, verifiedAt: new Date().toISOString() }
  await req.payload.update({ collection: 'users', id: user.id, data, depth: 0, req })
  return true
}
