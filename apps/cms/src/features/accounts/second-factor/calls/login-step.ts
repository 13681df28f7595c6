import * as calls from '@studio/shared/api/calls'
import type { PayloadRequest } from 'payload'
import { answer, errorResponse } from '../../../../platform/lib/respond'
import { endpoint } from '../../../../platform/api/endpoint'
import { inTransaction } from '../../../../platform/database/in-transaction'
import { limit } from '../../../../platform/rate-limits/limit'
import { recordSecurityEvent } from '../../../../platform/security-log/record-security-event'
import { isVerified } from '../../account-view'
import { findUserById } from '../../users'
import { issueLink, takeLink } from '../../links'
import { startSession } from '../../sessions/sessions'
import { begunLogin, endBegunLogin, type BegunLogin } from '../begin-login'
import { checkCode } from '../check-code'
import { loginOptions, signedChallenge, verifyLogin } from '../passkey-ceremonies'
import { findPasskey, notePasskeyUse, passkeysOf, type Passkey } from '../passkeys'

const finish = calls.finishLogin
const startPasskey = calls.startPasskeyLogin
const finishPasskey = calls.finishPasskeyLogin

export const finishLogin = endpoint(finish, async ({ req, body }) => {
  const begun = await begunLogin(req)
  if (!begun) return errorResponse('challengeExpired')
  const refusal = await limitTries(req, begun)
  if (refusal) return refusal
  return inTransaction(req, async () => {
    if (!(await checkCode(req, begun.user, body.code))) {
      return errorResponse('invalidFields', { code: 'wrongCode' })
    }
    if (!(await endBegunLogin(req, begun))) return errorResponse('challengeExpired')
    return answer(finish, await startSession(req, begun.user, begun.remember))
  })
})

export const startPasskeyLogin = endpoint(startPasskey, async ({ req, body, address }) => {
  const refusal = await limit(req, 'passkeyLogin', [address ?? 'direct'])
  if (refusal) return refusal
  const begun = body.is_second_step ? await begunLogin(req) : null
  if (body.is_second_step && !begun) return errorResponse('challengeExpired')
  const challenge = await issueLink(req, 'passkeyLogin', begun ? { userId: begun.user.id } : {})
  const known = begun && (await passkeysOf(req, begun.user.id))
  return answer(startPasskey, { options: await loginOptions(challenge, known) })
})

export const finishPasskeyLogin = endpoint(finishPasskey, async ({ req, body, address }) => {
  const refusal = await limit(req, 'passkeyLogin', [address ?? 'direct'])
  if (refusal) return refusal
  const challenge = signedChallenge(body.passkey.response.clientDataJSON)
  const link = await takeLink(req, 'passkeyLogin', challenge)
  const begun = link?.user_id ? await begunLogin(req) : null
  // A passkey as a second step must belong to the login that was started with the password.
  if (!link || (link.user_id && link.user_id !== begun?.user.id))
    return errorResponse('challengeExpired')
  return inTransaction(req, async () => {
    const passkey = await checkPasskey(req, body.passkey, { challenge, begun })
    if (!passkey) return errorResponse('invalidFields', { passkey: 'passkeyRefused' })
    if (begun && !(await endBegunLogin(req, begun))) return errorResponse('challengeExpired')
    const user = begun?.user ?? (await findUserById(req, passkey.userId))
    if (!user) return errorResponse('invalidFields', { passkey: 'passkeyRefused' })
    if (!isVerified(user)) return errorResponse('emailUnverified')
    const remember = begun ? begun.remember : body.remember_me
    return answer(finishPasskey, await startSession(req, user, remember))
  })
})

/**
 * Allows five attempts per login and twenty an hour per account, because a code of six digits could
 * otherwise be guessed.
 */
async function limitTries(
  req: PayloadRequest,
  { challenge, user }: BegunLogin,
): Promise<Response | null> {
  const ofLogin = await limit(req, 'secondStep', [challenge])
  return ofLogin ?? (await limit(req, 'secondFactor', [`account ${user.id}`]))
}

/** Verifies that a passkey of the account signed the challenge. Each result is recorded. */
async function checkPasskey(
  req: PayloadRequest,
  response: { id: string },
  { challenge, begun }: { challenge: string; begun: BegunLogin | null },
): Promise<Passkey | null> {
  const passkey = await findPasskey(req, response.id)
  const account = begun?.user ?? (passkey && (await findUserById(req, passkey.userId)))
  const isTheirs = passkey && passkey.userId === account?.id
  const isAlone = !begun
  const counter = isTheirs
    ? await verifyLogin(req, response, { challenge, passkey, isAlone })
    : null
  const kind = counter === null ? 'second-factor-failed' : 'second-factor-used'
  await recordSecurityEvent(req, { kind, account, details: 'passkey' })
  if (!passkey || counter === null) return null
  await notePasskeyUse(req, passkey, counter)
  return passkey
}
