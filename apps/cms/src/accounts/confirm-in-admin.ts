import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../database/query-within'
import { limit } from '../rate-limits/limit'
import { recordSecurityEvent } from '../security-log/record-security-event'
import { fail } from '../lib/respond'
import { FRESH_MINUTES } from './confirm-identity'
import { findUserById } from './users'
import { isPassword } from './secrets'

/**
 * Checks that the user of an admin session is the account's owner.
 * @param typed the user's own current password; may be empty if a recent login is sufficient
 */
export async function checkPersonInAdmin(
  req: PayloadRequest,
  typed: unknown,
  { takesFreshLogin }: { takesFreshLogin: boolean },
): Promise<'confirmed' | 'missing' | 'wrong' | 'tooMany'> {
  const id = Number(req.user?.id)
  const session = sessionOf(req) ?? ''
  if (typeof typed !== 'string' || typed === '') {
    return takesFreshLogin && (await isFreshInAdmin(req, id, session)) ? 'confirmed' : 'missing'
  }
  // Counted per session, so that a stolen session cannot use up the owner's attempts.
  if (await limit(req, 'changeAccount', [`identity ${id} ${session}`])) return 'tooMany'
  if (await isPassword(typed, await findUserById(req, id))) return 'confirmed'
  await recordSecurityEvent(req, { kind: 'reauthentication-failed' })
  return 'wrong'
}

/**
 * Confirms the identity of the caller before a call of the admin removes access to an account. It
 * requires a login within the last ten minutes, or a `currentPassword` in the body.
 *
 * @returns null if the identity is confirmed, otherwise the error response
 */
export async function confirmInAdmin(req: PayloadRequest): Promise<Response | null> {
  const typed = await currentPasswordIn(req)
  const found = await checkPersonInAdmin(req, typed, { takesFreshLogin: true })
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
