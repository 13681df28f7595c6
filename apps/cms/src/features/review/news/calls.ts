import * as calls from '@studio/shared/api/calls'
import type { Endpoint, PayloadRequest } from 'payload'
import { accountView } from '../../accounts/account-view'
import { findUserById } from '../../accounts/users'
import { endpoint } from '../../../platform/api/endpoint'
import { answer, errorResponse } from '../../../platform/lib/respond'
import type { User } from '../../../payload-types'
import { limit } from '../../../platform/rate-limits/limit'
import { idInToken, isTokenOf } from './unsubscribe-link'
import { sql } from '@payloadcms/db-postgres'
import type { ReviewMailChoice } from '@studio/shared/review/review-mail'
import { inTransaction } from '../../../platform/database/in-transaction'
import { queryWithin } from '../../../platform/database/query-within'

const chooseCall = calls.chooseReviewMail
const readCall = calls.readReviewMail
const endCall = calls.endReviewMail

const chooseReviewMail = endpoint(chooseCall, async ({ req, body, account }) => {
  const refusal = await limit(req, 'changeAccount', [`review mail ${account.id}`])
  if (refusal) return refusal
  await setReviewMail(req, account.id, body.reviewMail)
  return answer(chooseCall, accountView({ ...account, reviewMail: body.reviewMail }))
})

/**
 * This call has no rate limit, because the token has 256 bits and the call does not cost more than
 * a page.
 */
const readReviewMail = endpoint(readCall, async ({ req, parameters }) => {
  const user = await findByLink(req, parameters.link)
  return user
    ? answer(readCall, { reviewMail: accountView(user).reviewMail })
    : errorResponse('notFound')
})

/**
 * The call can be repeated, because a mail program and the person may both unsubscribe. Valid links
 * are limited per account and invalid ones per IP address, because a mail provider unsubscribes
 * many people from one IP address.
 */
const endReviewMail = endpoint(endCall, async ({ req, parameters, address }) => {
  const user = await findByLink(req, parameters.link)
  const key = user ? `review mail ${user.id}` : (address ?? 'direct')
  const refusal = await limit(req, 'useLink', [key])
  if (refusal) return refusal
  if (!user) return errorResponse('notFound')
  await setReviewMail(req, user.id, 'never')
  return answer(endCall, null)
})

async function findByLink(req: PayloadRequest, link: string): Promise<User | null> {
  const id = idInToken(link)
  const user = id === null ? null : await findUserById(req, id)
  return user && isTokenOf(link, user) ? user : null
}

export const reviewMailCalls: Endpoint[] = [chooseReviewMail, readReviewMail, endReviewMail]

/**
 * Switching off mails deletes the waiting news, so that they are not sent when mails are switched
 * on again.
 */
function setReviewMail(
  req: PayloadRequest,
  accountId: number,
  choice: ReviewMailChoice,
): Promise<void> {
  return inTransaction(req, async () => {
    await queryWithin(
      req,
      sql`UPDATE users SET review_mail = ${choice}, updated_at = now() WHERE id = ${accountId}`,
    )
    if (choice !== 'never') return
    await queryWithin(req, sql`DELETE FROM review_news WHERE user_id = ${accountId}`)
  })
}
