import type { PayloadRequest, Where } from 'payload'
import type { Submission, User } from '../payload-types'

/** What an account's person sent, logged in or not: the mailbox is confirmed to be theirs. */
export function sentBy({ id, email }: User): Where {
  return { or: [{ account: { equals: id } }, { email: { equals: email } }] }
}

export async function submissionsOf(req: PayloadRequest, user: User): Promise<Submission[]> {
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: sentBy(user),
    sort: '-createdAt',
    depth: 0,
    pagination: false,
    req,
  })
  return docs
}
