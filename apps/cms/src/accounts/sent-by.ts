import type { Where } from 'payload'
import type { User } from '../payload-types'

/**
 * Finds messages that were sent with the account. Messages from its email address count only if the
 * address is verified, because otherwise they may belong to another person.
 */
export function sentBy({ id, email, verifiedAt }: User): Where {
  const own: Where = { account: { equals: id } }
  return verifiedAt ? { or: [own, { email: { equals: email } }] } : own
}
