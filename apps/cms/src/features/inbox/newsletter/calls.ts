import * as calls from '@studio/shared/api/calls'
import type { Endpoint } from 'payload'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { endpoint } from '../../../platform/api/endpoint'
import { inTransaction } from '../../../platform/database/in-transaction'
import { limit } from '../../../platform/rate-limits/limit'
import { guardForm } from '../../../platform/spam/guard-form'
import { addSubscriber } from './add-subscriber'
import { confirmSubscriber, endSubscriber } from './confirm-subscriber'

const signUpCall = calls.signUpForMail
const confirmCall = calls.confirmSignUp
const endCall = calls.endSignUp

const signUp = endpoint(signUpCall, async ({ req, body, locale, address }) => {
  const verdict = await guardForm(req, body, {
    limitName: 'newsletter',
    keys: [address ?? 'direct', body.email],
  })
  if (verdict instanceof Response) return verdict
  if (!verdict.isSpam) {
    await inTransaction(req, () =>
      addSubscriber(req, { email: body.email, locale, source: 'newsletter' }),
    )
  }
  return answer(signUpCall, null)
})

const confirm = endpoint(confirmCall, async ({ req, body, address }) => {
  const refusal = await limit(req, 'useLink', [address ?? 'direct'])
  if (refusal) return refusal
  return (await confirmSubscriber(req, body.id))
    ? answer(confirmCall, null)
    : errorResponse('linkExpired')
})

/** The response is the same for unknown links. */
const end = endpoint(endCall, async ({ req, body, address }) => {
  const refusal = await limit(req, 'useLink', [address ?? 'direct'])
  if (refusal) return refusal
  await endSubscriber(req, body.id)
  return answer(endCall, null)
})

export const newsletterCalls: Endpoint[] = [signUp, confirm, end]
