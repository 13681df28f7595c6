import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../platform/database/query-within'
import { undoAttempt } from '../../platform/rate-limits/attempts'
import { limit } from '../../platform/rate-limits/limit'
import { recordSecurityEvent } from '../../platform/security-log/record-security-event'
import { fail } from '../../platform/lib/respond'
import { FRESH_MINUTES } from './confirm-identity'
import { findUserById } from './users'
import { provesOwner } from './owner-proofs'

type Proof = 'confirmed' | 'missing' | 'wrong' | 'tooMany'

/**
 * Checks that the user of an admin session is the account's owner.
 * @param typed the user's own current password, or a code
 */
export async function checkPersonInAdmin(req: PayloadRequest, typed: unknown): Promise<Proof> {
  const account = await findUserById(req, Number(req.user?.id))
  if (typeof typed !== 'string' || typed === '' || !account) {
    await recordSecurityEvent(req, { kind: 'reauthentication-failed', details: 'missing' })
    return 'missing'
  }
  // Counted per session, so that a stolen session cannot use up the owner's attempts.
  const key = `identity ${account.id} ${sessionOf(req) ?? ''}`
  if (await limit(req, 'changeAccount', [key])) return 'tooMany'
  if (await provesOwner(req, account, typed)) {
    await undoAttempt(req, 'changeAccount', key)
    return 'confirmed'
  }
  await recordSecurityEvent(req, { kind: 'reauthentication-failed' })
  return 'wrong'
}

/**
 * Confirms the identity of the caller before a call of the admin that erases a person or removes
 * access to an account. It requires a `currentPassword` in the body.
 *
 * @param takesFreshLogin true if a login within the last ten minutes is sufficient, too
 * @returns null if the identity is confirmed, otherwise the error response
 */
export async function confirmInAdmin(
  req: PayloadRequest,
  { takesFreshLogin = false } = {},
): Promise<Response | null> {
  const typed = await currentPasswordIn(req)
  if (takesFreshLogin && typed === '') {
    const isFresh = await isFreshInAdmin(req, Number(req.user?.id), sessionOf(req) ?? '')
    return isFresh ? null : fail(403, 'reauthenticationRequired')
  }
  const found = await checkPersonInAdmin(req, typed)
  if (found === 'missing') return fail(403, 'reauthenticationRequired')
  if (found === 'wrong') return fail(422, 'invalidFields', { currentPassword: 'wrongPassword' })
  return found === 'tooMany' ? fail(429, 'tooManyRequests') : null
}

/** Payload does not parse the body of a DELETE request. */
async function currentPasswordIn(req: PayloadRequest): Promise<unknown> {
  const body: unknown = req.data ?? (await req.json?.().catch(() => null))
  return body && typeof body === 'object' && 'currentPassword' in body ? body.currentPassword : ''
}

function sessionOf(req: PayloadRequest): string | null {
  return (req.user as { _sid?: string } | null)?._sid ?? null
}

/** A session that was started from the website is as old as the login there. */
async function isFreshInAdmin(req: PayloadRequest, id: number, session: string): Promise<boolean> {
  const since = sql`now() - make_interval(mins => ${FRESH_MINUTES})`
  const rows = await queryWithin(
    req,
    sql`SELECT 1 FROM users_sessions WHERE id = ${session} AND _parent_id = ${id} AND created_at > ${since}
        AND NOT EXISTS (SELECT 1 FROM sessions WHERE admin_session = ${session} AND created_at <= ${since})`,
  )
  return rows.length > 0
}
