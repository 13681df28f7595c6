import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { errorResponse } from '../lib/respond'
import { queryWithin } from '../database/query-within'
import type { User } from '../payload-types'
import { limit } from '../rate-limits/limit'
import { recordSecurityEvent } from '../security-log/record-security-event'
import { takeAppCode } from './second-factor/app-factor'
import { isPassword } from './secrets'
import { findUserById } from './users'

/** The number of minutes after a login during which it proves the user's identity. */
export const FRESH_MINUTES = 10

interface Claimed {
  account: User
  sessionId: string
  typed: string | undefined
  /** True if a code of the authenticator app is accepted, too. */
  takesCode?: boolean
}

/**
 * Checks that the caller is the owner, because a session may be stolen: calls that could take over
 * an account need the current password, or a login of this session within the last minutes. The
 * latter is for accounts without a password, which log in through a provider.
 *
 * @returns the result, or the error response after too many attempts
 */
async function checkIdentity(
  req: PayloadRequest,
  { account, sessionId, typed, takesCode = false }: Claimed,
): Promise<'confirmed' | 'missing' | 'wrong' | Response> {
  if (!typed) return (await isFresh(req, account.id, sessionId)) ? 'confirmed' : 'missing'
  // Counted per session, so that a stolen session cannot use up the owner's attempts.
  const refusal = await limit(req, 'changeAccount', [`identity ${account.id} ${sessionId}`])
  if (refusal) return refusal
  if (await isPassword(typed, await findUserById(req, account.id))) return 'confirmed'
  if (takesCode && (await takeAppCode(req, account.id, typed))) return 'confirmed'
  await recordSecurityEvent(req, { kind: 'reauthentication-failed', account })
  return 'wrong'
}

/**
 * Confirms the identity of the caller of a call with a `password` field.
 *
 * @returns null if it is confirmed, otherwise the error response
 */
export async function confirmIdentity(
  req: PayloadRequest,
  { account, sessionId, password }: Omit<Claimed, 'typed'> & { password: string | undefined },
): Promise<Response | null> {
  const found = await checkIdentity(req, { account, sessionId, typed: password })
  if (found instanceof Response) return found
  if (found === 'missing') return errorResponse('reauthenticationRequired')
  return found === 'wrong' ? errorResponse('invalidFields', { password: 'wrongPassword' }) : null
}

async function isFresh(req: PayloadRequest, userId: number, sessionId: string): Promise<boolean> {
  const rows = await queryWithin(
    req,
    sql`SELECT 1 FROM sessions WHERE id = ${Number(sessionId)} AND user_id = ${userId}
        AND created_at > now() - make_interval(mins => ${FRESH_MINUTES})`,
  )
  return rows.length > 0
}

interface Asked {
  account: User
  sessionId: string
  /** The current password, or a code of the authenticator app. */
  confirmation: string | undefined
}

/**
 * Confirms the identity of the caller of a call with a `confirmation` field.
 *
 * @returns null if it is confirmed, otherwise the error response
 */
export async function confirmOwner(
  req: PayloadRequest,
  { account, sessionId, confirmation }: Asked,
): Promise<Response | null> {
  const claimed = { account, sessionId, typed: confirmation, takesCode: true }
  const found = await checkIdentity(req, claimed)
  if (found instanceof Response) return found
  if (found === 'confirmed') return null
  const problem = found === 'missing' ? 'required' : 'wrongPassword'
  return errorResponse('invalidFields', { confirmation: problem })
}
