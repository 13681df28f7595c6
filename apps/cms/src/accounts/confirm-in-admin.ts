import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../database/query-within'
import { limit } from '../rate-limits/limit'
import { recordSecurityEvent } from '../security-log/record-security-event'
import { fail } from '../api/respond'
import { FRESH_MINUTES } from './confirm-identity'
import { findUserById } from './users'
import { isPassword } from './secrets'

/**
 * Whether whoever uses a session of the admin is its person.
 * @param typed their own current password; where a fresh login counts as well, it may be empty
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
  // By session: a stolen one must not use up what the owner's has.
  if (await limit(req, 'changeAccount', [`identity ${id} ${session}`])) return 'tooMany'
  if (await isPassword(typed, await findUserById(req, id))) return 'confirmed'
  await recordSecurityEvent(req, { kind: 'reauthentication-failed' })
  return 'wrong'
}

/**
 * For calls of the admin that take somebody's way in away: a login within ten minutes, or a
 * `currentPassword` in the body.
 * @returns null where it is them, otherwise the answer to give
 */
export async function confirmInAdmin(req: PayloadRequest): Promise<Response | null> {
  const typed = await currentPasswordIn(req)
  const found = await checkPersonInAdmin(req, typed, { takesFreshLogin: true })
  if (found === 'missing') return fail(403, 'reauthenticationRequired')
  if (found === 'wrong') return fail(422, 'invalidFields', { currentPassword: 'wrongPassword' })
  return found === 'tooMany' ? fail(429, 'tooManyRequests') : null
}

/** Payload reads no body of a DELETE. */
async function currentPasswordIn(req: PayloadRequest): Promise<unknown> {
  const body: unknown = req.data ?? (await req.json?.().catch(() => null))
  return body && typeof body === 'object' && 'currentPassword' in body ? body.currentPassword : ''
}

function sessionOf(req: PayloadRequest): string | null {
  return (req.user as { _sid?: string } | null)?._sid ?? null
}

/** One that was begun from the website is as old as the login there. */
async function isFreshInAdmin(req: PayloadRequest, id: number, session: string): Promise<boolean> {
  const since = sql`now() - make_interval(mins => ${FRESH_MINUTES})`
  const rows = await queryWithin(
    req,
    sql`SELECT 1 FROM users_sessions WHERE id = ${session} AND _parent_id = ${id} AND created_at > ${since}
        AND NOT EXISTS (SELECT 1 FROM sessions WHERE admin_session = ${session} AND created_at <= ${since})`,
  )
  return rows.length > 0
}
