import type { loginAnswerSchema } from '@studio/shared/api/account'
import { LOGIN_CHALLENGE_HEADER } from '@studio/shared/api/headers'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { User } from '../../../payload-types'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { findUserById } from '../users'
import { issueLink, readLink, takeLink } from '../links'
import { startSession } from '../sessions/sessions'
import { factorsOf, isOn } from './factors'

type LoginAnswer = z.input<typeof loginAnswerSchema>

/**
 * Continues a login after the password or the provider was accepted. It starts a session, or
 * returns a challenge if the account has a second factor.
 */
export async function beginLogin(
  req: PayloadRequest,
  user: User,
  remember: boolean,
): Promise<LoginAnswer> {
  const factors = await factorsOf(req, user.id)
  if (!isOn(factors)) return startSession(req, user, remember)
  await recordSecurityEvent(req, { kind: 'password-accepted', account: user, details: 'website' })
  const challenge = await issueLink(req, 'secondStep', {
    userId: user.id,
    details: { remember: String(remember) },
  })
  const methods = [
    ...(factors.hasApp ? (['app'] as const) : []),
    ...(factors.passkeys.length > 0 ? (['passkey'] as const) : []),
  ]
  return { secondStep: { challenge, methods } }
}

export interface BegunLogin {
  challenge: string
  user: User
  remember: boolean
}

/**
 * @returns the pending login to which a call's second step belongs, or null if there is none or if
 * it has expired
 */
export async function begunLogin(req: PayloadRequest): Promise<BegunLogin | null> {
  const challenge = req.headers.get(LOGIN_CHALLENGE_HEADER) ?? ''
  const link = await readLink(req, 'secondStep', challenge)
  const user = link?.user_id ? await findUserById(req, link.user_id) : null
  return link && user && { challenge, user, remember: link.details.remember === 'true' }
}

/** Ends the pending login. Only one of several concurrent callers gets true. */
export async function endBegunLogin(
  req: PayloadRequest,
  { challenge }: BegunLogin,
): Promise<boolean> {
  return (await takeLink(req, 'secondStep', challenge)) !== null
}
