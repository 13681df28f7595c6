import type { PayloadRequest, Where } from 'payload'
import type { Submission, User } from '../payload-types'

/**
 * What an account's person sent: logged in, and also without once a link has confirmed that
 * the e-mail address is theirs. Before that, what anybody sent in its name is not for them to read.
 */
export function sentBy({ id, email, verifiedAt }: User): Where {
  const own: Where = { account: { equals: id } }
  return verifiedAt ? { or: [own, { email: { equals: email } }] } : own
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
