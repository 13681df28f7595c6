import { sql } from '@payloadcms/db-postgres'
import { type Locale, toLocale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { isStaff } from '../../platform/access/roles'
import { queryWithin } from '../../platform/database/query-within'
import { queueMail } from '../../platform/mail/queue-mail'
import type { User } from '../../payload-types'
import { limit } from '../../platform/rate-limits/limit'
import { recordSecurityEvent } from '../../platform/security-log/record-security-event'
import { endAllSessions } from './sessions/end-sessions'
import { dropAllLinks, issueLink, readLink, takeLink } from './links'
import { siteAddress } from './site-address'
import { confirmRegistration } from './registrations'
import { dropFactorsSince } from './second-factor/factors'
import { newSecret } from './secrets'
import { sendResetLink, sendVerification } from './send-links'
import { clearFailures } from './try-password'
import { findUserByEmail, findUserById, lockEmail, plainEmail } from './users'

/** Context of code that restores a former email address and sends its own mail. */
const RESTORES_EMAIL = { restoresEmail: true } as const

/**
 * Limits the mails that one account causes, and those that one new address gets from all accounts.
 * Addresses with and without an account are counted alike.
 *
 * @returns null, or the error response after too many mails
 */
export async function limitNewEmails(
  req: PayloadRequest,
  accountId: number,
  email: string,
): Promise<Response | null> {
  return (
    (await limit(req, 'mailLink', [`email ${accountId}`])) ??
    limit(req, 'mailRecipient', [plainEmail(email)])
  )
}

/**
 * Mails a confirmation link to the new address, and notifies the current one immediately. If the
 * new address has an account, its owner is notified instead; the caller gets the same response.
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
 * Mails the former email address a link that reverts the change. A former address that was never in
 * use, such as a corrected typo, gets no mail, because it may belong to another person.
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
  // Staff who have chosen a password have used the account, even if they are not logged in now.
  if (verifiedAt || (isStaff(user) && !invitedAt)) return true
  const sessions = await queryWithin(
    req,
    sql`SELECT 1 FROM sessions WHERE user_id = ${id}
        UNION ALL SELECT 1 FROM users_sessions WHERE _parent_id = ${id} LIMIT 1`,
  )
  return sessions.length > 0
}

/**
 * Confirms the email address to which a link was sent. The link belongs to a registration, to an
 * existing account, or to a change of an account's email address. Links of the first two kinds can
 * be opened again without effect, because mail programs open links before people do. Links of the
 * third kind work once.
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

/** Returns false if another account has taken the email address in the meantime. */
async function changeEmail(req: PayloadRequest, user: User, email: string): Promise<boolean> {
  await lockEmail(req, email)
  if (await findUserByEmail(req, email)) return false
  const data = { email, verifiedAt: new Date().toISOString() }
  await req.payload.update({ collection: 'users', id: user.id, data, depth: 0, req })
  return true
}

/**
 * Restores the former email address of an account, because an attacker may have changed it. All
 * sessions end. The password becomes invalid, and so do all providers and second factors that were
 * added since the change. The owner gets an email with a link to reset the password.
 *
 * @returns false if the link is invalid, or if the address belongs to another account now
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
