import type { Account } from '@studio/shared/api/account'
import { toLocale } from '@studio/shared/locales'
import { isStaff } from '../../platform/access/roles'
import type { User } from '../../payload-types'

/** Email addresses of staff count as verified, because an admin created the account. */
export function isVerified(user: User): boolean {
  return isStaff(user) || Boolean(user.verifiedAt)
}

export function accountView(user: User): Account {
  return {
    id: String(user.id),
    name: user.name ?? '',
    email: user.email,
    company: user.company || null,
    locale: toLocale(user.locale),
    isStaff: isStaff(user),
    isVerified: isVerified(user),
    receivesUpdates: user.receivesUpdates === true,
    reviewMail: user.reviewMail ?? 'atOnce',
  }
}
