import * as calls from '@studio/shared/api/calls'
import { answer, errorResponse } from '../../../../platform/lib/respond'
import { endpoint } from '../../../../platform/api/endpoint'
import { inTransaction } from '../../../../platform/database/in-transaction'
import { limit } from '../../../../platform/rate-limits/limit'
import { dropLinks, issueLink, readLink, takeLink } from '../../links'
import { lockAccount } from '../../users'
import { storeApp, removeApp } from '../app-factor'
import { factorAdded, factorRemoved, isNeeded } from '../change-factors'
import { confirmOwner } from '../../confirm-identity'
import { factorsOf, isOn } from '../factors'
import { newTotpSecret, qrCode, totpAddress, totpStep } from '../totp'
import { seal, unseal } from '../seal'
import { studioName } from '../studio-settings'

const start = calls.startApp
const confirm = calls.confirmApp
const remove = calls.removeApp

/** The app takes effect only after a code has confirmed it. */
export const startApp = endpoint(start, async ({ req, body, account, sessionId }) => {
  const { confirmation } = body
  const refusal = await confirmOwner(req, { account, sessionId, confirmation })
  if (refusal) return refusal
  const secret = newTotpSecret()
  const uri = totpAddress(secret, { email: account.email, studio: await studioName(req) })
  const setup = await inTransaction(req, async () => {
    await dropLinks(req, 'appSetup', account.id)
    const details = { secret: seal(secret, account.id) }
    return issueLink(req, 'appSetup', { userId: account.id, details })
  })
  return answer(start, { setup, secret, uri, qrCode: qrCode(uri) })
})

export const confirmApp = endpoint(confirm, async ({ req, body, account, sessionId }) => {
  const refusal = await limit(req, 'secondFactor', [`set-up ${account.id}`])
  if (refusal) return refusal
  return inTransaction(req, async () => {
    const link = await readLink(req, 'appSetup', body.setup)
    const sealed = link?.user_id === account.id ? link.details.secret : undefined
    const secret = sealed && unseal(sealed, account.id)
    if (!secret) return errorResponse('challengeExpired')
    const step = totpStep(secret, body.code.replaceAll(/\s/g, ''))
    // The setup stays valid, because the visitor submits the same form again.
    if (step === null) return errorResponse('invalidFields', { code: 'wrongCode' })
    if (!(await takeLink(req, 'appSetup', body.setup))) return errorResponse('challengeExpired')
    await lockAccount(req, account.id)
    const wasOn = isOn(await factorsOf(req, account.id))
    await storeApp(req, account.id, { secret, step })
    const session = Number(sessionId)
    const recoveryCodes = await factorAdded(req, account, { what: 'app', wasOn, session })
    return answer(confirm, { recoveryCodes })
  })
})

export const removeAppCall = endpoint(remove, async ({ req, body, account, sessionId }) => {
  const { confirmation } = body
  const refusal = await confirmOwner(req, { account, sessionId, confirmation })
  if (refusal) return refusal
  return inTransaction(req, async () => {
    await lockAccount(req, account.id)
    const { passkeys } = await factorsOf(req, account.id)
    if (await isNeeded(req, account, { left: passkeys.length })) return errorResponse('forbidden')
    await removeApp(req, account.id)
    await factorRemoved(req, account)
    return answer(remove, null)
  })
})
