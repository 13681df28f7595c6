import type { PayloadRequest } from 'payload'
import { lockEmail } from '../accounts/users'

interface Person {
  email: string
  /** The id of the account, whose messages may have been sent with other email addresses. */
  accountId?: number
}

/**
 * Deletes a person's messages with files and replies, newsletter subscription and mails, but not
 * the account. It must run in a transaction.
 *
 * @returns the number of deleted records
 */
export async function erasePerson(
  req: PayloadRequest,
  { email, accountId }: Person,
): Promise<number> {
  const { payload } = req
  const address = email.toLowerCase()
  await lockEmail(req, address)
  const own = [{ email: { equals: address } }]
  const messages = await payload.delete({
    collection: 'submissions',
    where: { or: accountId ? [...own, { account: { equals: accountId } }] : own },
    depth: 0,
    req,
  })
  const subscribers = await payload.delete({
    collection: 'subscribers',
    where: { email: { equals: address } },
    depth: 0,
    req,
  })
  const mails = await payload.delete({
    collection: 'mails',
    where: { or: [{ to: { equals: address } }, { replyTo: { equals: address } }] },
    depth: 0,
    req,
  })
  const failed = [messages, subscribers, mails].flatMap(({ errors }) => errors)
  if (failed.length > 0) throw new Error(`Could not erase everything: ${failed[0]?.message}`)
  return messages.docs.length + subscribers.docs.length + mails.docs.length
}
