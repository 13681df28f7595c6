import type { Where } from 'payload'
import type { User } from '../payload-types'

/**
 * Messages that were sent with the account or, if its email address is verified, with that address.
 * Before the verification they may belong to another person.
 */
export function sentBy({ id, email, verifiedAt }: User): Where {
  const own: Where = { account: { equals: id } }
  return verifiedAt ? { or: [own, { email: { equals: email } }] } : own
}
