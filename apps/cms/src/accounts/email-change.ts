import { sql } from '@payloadcms/db-postgres'
import { type Locale, toLocale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { isStaff } from '../access/roles'
import { queryWithin } from '../database/query-within'
import { queueMail } from '../mail/queue-mail'
import type { User } from '../payload-types'
import { recordSecurityEvent } from '../security-log/record-security-event'
import { endAllSessions } from './sessions/end-sessions'
import { dropAllLinks, issueLink, readLink, takeLink } from './links'
import { siteAddress } from './site-address'
import { confirmRegistration } from './registrations'
import { dropFactorsSince } from './second-factor/factors'
import { newSecret } from './secrets'
import { sendResetLink, sendVerification } from './send-links'
import { clearFailures } from './try-password'
import { findUserByEmail, findUserById, lockEmail } from './users'

/** Set by code that gives an account back to its former e-mail address, and tells of it itself. */
const RESTORES_EMAIL = { restoresEmail: true } as const

/**
 * Mails the new address to confirm it, and tells the present one at once. A new one that has an
 * account is told so; who asked is not.
 */
export async function requestEmailChange(
  req: PayloadRequest,
  user: User,
  email: string,
  locale: Locale,
): Promise<void> {
  await recordSecurityEvent(req, { kind: 'email-change-requested', account: user })
  const owner = await findUserByEmail(req, email)
  if (owner) {
    await queueMail(req, {
      to: owner.email,
      template: 'alreadyRegistered',
      locale,
      data: { name: owner.name ?? '', link: siteAddress(locale, 'login') },
    })
  } else {
    await sendVerification(req, user, email, locale, 'confirmNewEmail')
  }
  const own = toLocale(user.locale)
  await queueMail(req, {
    to: user.email,
    template: 'emailChangeRequested',
    locale: own,
    data: { name: user.name ?? '', email, link: siteAddress(own, 'password/reset') },
  })
}

/**
 * Mails to the e-mail address that an account had before, with the link that undoes it. One that
 * was never theirs for all we know, mistyped and put right, gets no way into the account.
 */
export async function announceEmailChange(
  req: PayloadRequest,
  before: User,
  email: string,
): Promise<void> {
  if (!(await wasInUse(req, before))) return
  const locale = toLocale(before.locale)
  const id = await issueLink(req, 'undoEmail', {
    userId: before.id,
    email: before.email,
    details: { changedAt: new Date().toISOString() },
  })
  await queueMail(req, {
    to: before.email,
    template: 'emailChanged',
    locale,
    data: { name: before.name ?? '', email, link: siteAddress(locale, `email/undo/${id}`) },
  })
}

async function wasInUse(req: PayloadRequest, user: User): Promise<boolean> {
  const { id, verifiedAt, invitedAt } = user
  // Staff who have chosen their password work with it, whether they are logged in now or not.
  if (verifiedAt || (isStaff(user) && !invitedAt)) return true
  const sessions = await queryWithin(
    req,
    sql`SELECT 1 FROM sessions WHERE user_id = ${id}
        UNION ALL SELECT 1 FROM users_sessions WHERE _parent_id = ${id} LIMIT 1`,
  )
  return sessions.length > 0
}

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

/**
 * Gives the account back to the e-mail address that it had before. Somebody else may have got in:
 * all sessions end, and the password, the providers and the second steps that came since then
 * open nothing; the e-mail address gets a link for a new password.
 *
 * @returns false where the link is not good, or the e-mail address has another account by now
 */
export async function restoreEmail(req: PayloadRequest, secret: string): Promise<boolean> {
  const link = await readLink(req, 'undoEmail', secret)
  if (!link?.user_id || !link.email) return false
  await lockEmail(req, link.email)
  const owner = await findUserByEmail(req, link.email)
  const user = await findUserById(req, link.user_id)
  if (!user || (owner && owner.id !== user.id)) return false
  if (!(await takeLink(req, 'undoEmail', secret))) return false

  const locale = toLocale(user.locale)
  await req.payload.update({
    collection: 'users',
    id: user.id,
    data: {
      email: link.email,
      verifiedAt: new Date().toISOString(),
      password: newSecret(),
    },
    depth: 0,
    req,
    context: RESTORES_EMAIL,
  })
  await recordSecurityEvent(req, { kind: 'email-change-undone', account: user })
  await clearFailures(req, link.email)
  await endAllSessions(req, user.id)
  await dropAllLinks(req, user.id)
  const since = link.details.changedAt ?? 'infinity'
  await dropFactorsSince(req, user.id, since)
  await queryWithin(
    req,
    sql`DELETE FROM account_identities
        WHERE user_id = ${user.id} AND created_at >= ${since}::timestamptz`,
  )
  await sendResetLink(req, link.email, locale)
  if (user.email !== link.email) {
    const data = { name: user.name ?? '', email: link.email }
    await queueMail(req, { to: user.email, template: 'emailRestored', locale, data })
  }
  return true
}
