import * as calls from '@studio/shared/api/calls'
import { answer, errorResponse } from '../../../../platform/lib/respond'
import { endpoint } from '../../../../platform/api/endpoint'
import { inTransaction } from '../../../../platform/database/in-transaction'
import { lockAccount } from '../../users'
import { factorRemoved, isNeeded, makeRecoveryCodes, notifyOwner } from '../change-factors'
import { confirmOwner } from '../../confirm-identity'
import { dropFactors, factorsOf, hasSecondFactor } from '../factors'
import { isRequired } from '../studio-settings'

const read = calls.readSecondFactor
const renew = calls.renewRecoveryCodes
const turnOff = calls.turnOffSecondFactor

export const readSecondFactor = endpoint(read, async ({ req, account }) =>
  answer(read, {
    ...(await factorsOf(req, account.id)),
    isRequired: await isRequired(req, account),
  }),
)

export const renewRecoveryCodes = endpoint(renew, async ({ req, body, account, sessionId }) => {
  const { confirmation } = body
  const refusal = await confirmOwner(req, { account, sessionId, confirmation })
  if (refusal) return refusal
  return inTransaction(req, async () => {
    await lockAccount(req, account.id)
    if (!(await hasSecondFactor(req, account.id))) return errorResponse('forbidden')
    await notifyOwner(req, account, 'secondFactorChanged')
    return answer(renew, { recoveryCodes: await makeRecoveryCodes(req, account) })
  })
})

export const turnOffSecondFactor = endpoint(turnOff, async ({ req, body, account, sessionId }) => {
  const { confirmation } = body
  const refusal = await confirmOwner(req, { account, sessionId, confirmation })
  if (refusal) return refusal
  if (await isNeeded(req, account, { left: 0 })) return errorResponse('forbidden')
  return inTransaction(req, async () => {
    await lockAccount(req, account.id)
    if (await hasSecondFactor(req, account.id)) {
      await dropFactors(req, account.id)
      await factorRemoved(req, account)
    }
    return answer(turnOff, null)
  })
})
