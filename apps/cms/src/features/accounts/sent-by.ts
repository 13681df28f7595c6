import type { Where } from 'payload'
import type { Submission, User } from '../../payload-types'

/**
 * Finds messages that were sent with the account. Messages from its email address count only if the
 * address is verified, because otherwise they may belong to another person. `isFromAccount` tells
 * the two apart.
 */
export function sentBy({ id, email, verifiedAt }: User): Where {
  const own: Where = { account: { equals: id } }
  return verifiedAt ? { or: [own, { email: { equals: email } }] } : own
}

/**
 * @returns true if the account sent the message in a session; false if somebody typed its email
 * address, which anybody can do
 */
export function isFromAccount({ account }: Submission, { id }: Pick<User, 'id'>): boolean {
  return (typeof account === 'object' ? account?.id : account) === id
}
