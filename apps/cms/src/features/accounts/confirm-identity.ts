import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { errorResponse } from '../../platform/lib/respond'
import { queryWithin } from '../../platform/database/query-within'
import type { User } from '../../payload-types'
import { limit } from '../../platform/rate-limits/limit'
import { recordSecurityEvent } from '../../platform/security-log/record-security-event'
import { provesOwner } from './owner-proofs'
import { takeAppCode } from './second-factor/app-factor'
import { isPassword } from './secrets'
import { findUserById } from './users'

/** The number of minutes after a login during which it proves the user's identity. */
export const FRESH_MINUTES = 10

interface Claimed {
  account: User
  sessionId: string
  typed: string | undefined
  proves: (req: PayloadRequest, owner: User, typed: string) => Promise<boolean>
  /** False if a recent login is not sufficient. */
  takesFreshLogin?: boolean
}

function provesByPassword(_: PayloadRequest, owner: User, typed: string): Promise<boolean> {
  return isPassword(typed, owner)
}

async function provesByPasswordOrApp(req: PayloadRequest, owner: User, typed: string) {
  return (await isPassword(typed, owner)) || takeAppCode(req, owner.id, typed)
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
  { account, sessionId, typed, proves, takesFreshLogin = true }: Claimed,
): Promise<'confirmed' | 'missing' | 'wrong' | Response> {
  if (!typed) {
    return takesFreshLogin && (await isFresh(req, account.id, sessionId)) ? 'confirmed' : 'missing'
  }
  // Counted per session, so that a stolen session cannot use up the owner's attempts.
  const refusal = await limit(req, 'changeAccount', [`identity ${account.id} ${sessionId}`])
  if (refusal) return refusal
  const owner = await findUserById(req, account.id)
  if (owner && (await proves(req, owner, typed))) return 'confirmed'
  await recordSecurityEvent(req, { kind: 'reauthentication-failed', account })
  return 'wrong'
}

interface Typed extends Pick<Claimed, 'account' | 'sessionId'> {
  password: string | undefined
}

/**
 * Confirms the identity of the caller of a call with a `password` field.
 *
 * @returns null if it is confirmed, otherwise the error response
 */
export async function confirmIdentity(
  req: PayloadRequest,
  { password, ...claimed }: Typed,
): Promise<Response | null> {
  return refusalOf(
    await checkIdentity(req, { ...claimed, typed: password, proves: provesByPassword }),
  )
}

/**
 * Confirms the identity of a caller who erases the account. This cannot be undone, so it needs the
 * password, or a code, also right after a login.
 *
 * @returns null if it is confirmed, otherwise the error response
 */
export async function confirmErasure(
  req: PayloadRequest,
  { password, ...claimed }: Typed,
): Promise<Response | null> {
  const proof = { typed: password, proves: provesOwner, takesFreshLogin: false }
  return refusalOf(await checkIdentity(req, { ...claimed, ...proof }))
}

function refusalOf(found: Awaited<ReturnType<typeof checkIdentity>>): Response | null {
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
  const claimed = { account, sessionId, typed: confirmation, proves: provesByPasswordOrApp }
  const found = await checkIdentity(req, claimed)
  if (found instanceof Response) return found
  if (found === 'confirmed') return null
  const problem = found === 'missing' ? 'required' : 'wrongPassword'
  return errorResponse('invalidFields', { confirmation: problem })
}
