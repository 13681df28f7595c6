import * as calls from '@studio/shared/api/calls'
import { answer, errorResponse } from '../../../../platform/lib/respond'
import { endpoint } from '../../../../platform/api/endpoint'
import { inTransaction } from '../../../../platform/database/in-transaction'
import { dropLinks, issueLink, takeLink } from '../../links'
import { lockAccount } from '../../users'
import { factorAdded, factorRemoved, isNeeded } from '../change-factors'
import { confirmOwner } from '../../confirm-identity'
import { factorsOf, isOn } from '../factors'
import { registrationOptions, signedChallenge, verifyRegistration } from '../passkey-ceremonies'
import { storePasskey, MAX_PASSKEYS, passkeysOf, removePasskey } from '../passkeys'
import { studioName } from '../studio-settings'

const start = calls.startPasskey
const add = calls.addPasskey
const remove = calls.removePasskey

const ID = /^[1-9]\d{0,8}$/

export const startPasskey = endpoint(start, async ({ req, body, account, sessionId }) => {
  const { confirmation } = body
  const refusal = await confirmOwner(req, { account, sessionId, confirmation })
  if (refusal) return refusal
  const known = await passkeysOf(req, account.id)
  if (known.length >= MAX_PASSKEYS) return errorResponse('forbidden')
  const studio = await studioName(req)
  const challenge = await inTransaction(req, async () => {
    await dropLinks(req, 'passkeySetup', account.id)
    return issueLink(req, 'passkeySetup', { userId: account.id })
  })
  return answer(start, {
    options: await registrationOptions(account, { challenge, known, studio }),
  })
})

export const addPasskey = endpoint(add, async ({ req, body, account, sessionId }) => {
  const challenge = signedChallenge(body.passkey.response.clientDataJSON)
  return inTransaction(req, async () => {
    const link = await takeLink(req, 'passkeySetup', challenge)
    if (link?.user_id !== account.id) return errorResponse('challengeExpired')
    const credential = await verifyRegistration(req, body.passkey, challenge)
    await lockAccount(req, account.id)
    const wasOn = isOn(await factorsOf(req, account.id))
    const isKept =
      credential && (await storePasskey(req, account.id, { name: body.name, credential }))
    if (!isKept) return errorResponse('invalidFields', { passkey: 'passkeyRefused' })
    const session = Number(sessionId)
    const recoveryCodes = await factorAdded(req, account, { what: 'passkey', wasOn, session })
    return answer(add, { recoveryCodes })
  })
})

export const removePasskeyCall = endpoint(
  remove,
  async ({ req, parameters, body, account, sessionId }) => {
    const { confirmation } = body
    const refusal = await confirmOwner(req, { account, sessionId, confirmation })
    if (refusal) return refusal
    return inTransaction(req, async () => {
      await lockAccount(req, account.id)
      const { hasApp, passkeys } = await factorsOf(req, account.id)
      const isTheirs = passkeys.some(({ id }) => id === parameters.id)
      if (!ID.test(parameters.id) || !isTheirs) return errorResponse('notFound')
      const left = passkeys.length - 1 + Number(hasApp)
      if (await isNeeded(req, account, { left })) return errorResponse('forbidden')
      await removePasskey(req, account.id, Number(parameters.id))
      await factorRemoved(req, account)
      return answer(remove, null)
    })
  },
)
