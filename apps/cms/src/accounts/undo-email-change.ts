import { sql } from '@payloadcms/db-postgres'
import { toLocale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../database/query-within'
import { queueMail } from '../mail/queue-mail'
import { recordSecurityEvent } from '../security-log/record-security-event'
import { RESTORES_EMAIL } from './account-change'
import { endAllSessions } from './end-sessions'
import { findUserByEmail, findUserById } from './find-user'
import { dropAllLinks, readLink, takeLink } from './links'
import { lockEmail } from './lock-email'
import { newSecret } from './secrets'
import { dropFactorsSince } from './second-factor/factors'
import { sendResetLink } from './send-reset-link'
import { clearFailures } from './try-password'

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
