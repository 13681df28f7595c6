import * as calls from '@studio/shared/api/calls'
import { answer } from '../../../platform/lib/respond'
import { endpoint } from '../../../platform/api/endpoint'
import { inTransaction } from '../../../platform/database/in-transaction'
import { limit } from '../../../platform/rate-limits/limit'
import { accountView } from '../account-view'
import { confirmIdentity } from '../confirm-identity'
import { constantTimeResponse } from '../constant-time-response'
import { lockAccount, plainEmail } from '../users'
import { limitNewEmails, requestEmailChange } from '../email-change'

const call = calls.updateProfile

/**
 * A new email address takes effect when it is confirmed. Until then the response contains the old
 * one.
 */
export const updateProfile = endpoint(call, async ({ req, body, account, sessionId, locale }) => {
  const email = plainEmail(body.email)
  const refusal =
    (await limit(req, 'changeAccount', [`profile ${account.id}`])) ??
    (email !== account.email &&
      ((await confirmIdentity(req, { account, sessionId, password: body.password })) ??
        (await limitNewEmails(req, account.id, email))))
  if (refusal) return refusal
  return constantTimeResponse(async () => {
    const user = await inTransaction(req, async () => {
      await lockAccount(req, account.id)
      if (email !== account.email) await requestEmailChange(req, account, email, locale)
      const { receives_updates: receivesUpdates = account.receivesUpdates === true } = body
      const isNewlyAgreed = receivesUpdates && !account.receivesUpdates
      return req.payload.update({
        collection: 'users',
        id: account.id,
        data: {
          name: body.name,
          receivesUpdates,
          ...(body.company !== undefined && { company: body.company || null }),
          ...(isNewlyAgreed && {
            consents: { ...account.consents, updatesAt: new Date().toISOString() },
          }),
        },
        depth: 0,
        req,
      })
    })
    return answer(call, accountView(user))
  })
})
