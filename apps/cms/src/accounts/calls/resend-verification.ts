import { sql } from '@payloadcms/db-postgres'
import { callNamed } from '@studio/shared/api/calls'
import type { PayloadRequest } from 'payload'
import { answer } from '../../api/answer'
import { endpoint } from '../../api/endpoint'
import { inTransaction } from '../../database/in-transaction'
import { queryWithin } from '../../database/query-within'
import type { User } from '../../payload-types'
import { guardForm } from '../../spam/guard-form'
import { isVerified } from '../account-view'
import { inEvenTime } from '../even-time'
import { findUserByEmail, findUserById, plainEmail } from '../find-user'
import { sendVerification } from '../send-verification'

const call = callNamed('resendVerification')

export const resendVerification = endpoint(call, async ({ req, body, address, locale }) => {
  const email = plainEmail(body.email)
  const verdict = await guardForm(req, body, {
    limitName: 'mailLink',
    keys: [address ?? 'direct', email],
  })
  if (verdict instanceof Response) return verdict
  return inEvenTime(async () => {
    const user = verdict.isSpam ? null : await whoWaitsFor(req, email)
    if (user) await inTransaction(req, () => sendVerification(req, user, email, locale))
    return answer(call, null)
  })
})

/** The account that the mailbox has still to confirm: its own, or one that changes to it. */
async function whoWaitsFor(req: PayloadRequest, email: string): Promise<User | null> {
  const owner = await findUserByEmail(req, email)
  if (owner) return isVerified(owner) ? null : owner
  const [link] = await queryWithin<{ user_id: number }>(
    req,
    sql`SELECT user_id FROM account_links
        WHERE purpose = 'verifyEmail' AND email = ${email} ORDER BY expires_at DESC LIMIT 1`,
  )
  return link ? findUserById(req, link.user_id) : null
}
