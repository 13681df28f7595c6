import { sql } from '@payloadcms/db-postgres'
import * as calls from '@studio/shared/api/calls'
import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { answer } from '../../../platform/lib/respond'
import { endpoint } from '../../../platform/api/endpoint'
import { inTransaction } from '../../../platform/database/in-transaction'
import { queryWithin } from '../../../platform/database/query-within'
import type { User } from '../../../payload-types'
import { guardForm } from '../../../platform/spam/guard-form'
import { isVerified } from '../account-view'
import { constantTimeResponse } from '../constant-time-response'
import { findUserByEmail, findUserById, plainEmail } from '../users'
import { resendRegistrations } from '../registrations'
import { sendVerification } from '../send-links'

const call = calls.resendVerification

export const resendVerification = endpoint(call, async ({ req, body, address, locale }) => {
  const email = plainEmail(body.email)
  const verdict = await guardForm(req, body, {
    limitName: 'mailLink',
    keys: [address ?? 'direct'],
    recipient: email,
  })
  if (verdict instanceof Response) return verdict
  return constantTimeResponse(async () => {
    if (!verdict.isSpam) await inTransaction(req, () => resend(req, email, locale))
    return answer(call, null)
  })
})

async function resend(req: PayloadRequest, email: string, locale: Locale): Promise<void> {
  const owner = await findUserByEmail(req, email)
  if (owner && isVerified(owner)) return
  await resendRegistrations(req, email)
  const user = owner ?? (await whoChangesTo(req, email))
  if (!user) return
  const template = user.email === email ? 'verifyEmail' : 'confirmNewEmail'
  await sendVerification(req, user, email, locale, template)
}

/** The account with a pending change to this email address. */
async function whoChangesTo(req: PayloadRequest, email: string): Promise<User | null> {
  const [link] = await queryWithin<{ user_id: number }>(
    req,
    sql`SELECT user_id FROM account_links
        WHERE purpose = 'verifyEmail' AND email = ${email} AND expires_at > now() ORDER BY expires_at DESC LIMIT 1`,
  )
  return link ? findUserById(req, link.user_id) : null
}
