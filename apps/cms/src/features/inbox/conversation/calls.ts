import * as calls from '@studio/shared/api/calls'
import type { Endpoint, PayloadRequest } from 'payload'
import { sentBy } from '../../accounts/sent-by'
import { endpoint } from '../../../platform/api/endpoint'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { inTransaction } from '../../../platform/database/in-transaction'
import type { Submission, User } from '../../../payload-types'
import { limit } from '../../../platform/rate-limits/limit'
import { mailReplyToStaff } from './mails'
import { isInPortal, messageView } from './message-view'
import { addReply, repliesOf, setStatus } from './replies'

const readCall = calls.readMessage
const replyCall = calls.replyToMessage

const readMessage = endpoint(readCall, async ({ req, account, parameters }) => {
  const found = await findOwn(req, account, parameters.reference)
  return found ? answer(readCall, await viewOf(req, found, account)) : errorResponse('notFound')
})

const replyToMessage = endpoint(replyCall, async ({ req, account, parameters, body }) => {
  const found = await findOwn(req, account, parameters.reference)
  if (!found) return errorResponse('notFound')
  const refusal = await limit(req, 'reply', [`account ${account.id}`])
  if (refusal) return refusal
  await inTransaction(req, () => storeReply(req, found, account, body.text))
  const after = await findOwn(req, account, parameters.reference)
  return after ? answer(replyCall, await viewOf(req, after, account)) : errorResponse('notFound')
})

/**
 * Stores a reply and reopens the message. Spam stays spam and nobody gets a mail, but staff find
 * the reply in the spam view.
 */
async function storeReply(
  req: PayloadRequest,
  submission: Submission,
  account: User,
  text: string,
): Promise<void> {
  const isNew = await addReply(req, { submission, from: 'client', authorId: account.id, text })
  if (!isNew || submission.status === 'spam') return
  await setStatus(req, submission, 'new')
  await mailReplyToStaff(req, submission, account, text)
}

/** Finds the caller's own message by the same rule as the portal's list. */
async function findOwn(
  req: PayloadRequest,
  account: User,
  reference: string,
): Promise<Submission | null> {
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { and: [{ reference: { equals: reference } }, sentBy(account)] },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  const [found] = docs
  return found && isInPortal(found) ? found : null
}

async function viewOf(req: PayloadRequest, submission: Submission, reader: User) {
  const { file: stored } = submission
  const id = typeof stored === 'object' ? stored?.id : stored
  const file = id
    ? await req.payload.findByID({ collection: 'attachments', id, depth: 0, req })
    : null
  const replies = await repliesOf(req, [submission.id])
  return messageView(submission, file, { replies, reader })
}

export const conversationCalls: Endpoint[] = [readMessage, replyToMessage]
