import 'server-only'
import type { GuardName } from '@studio/shared/routes/route'
import type { Address } from '@/features/routing/address'
import { UnknownMiddleware } from '@/features/errors/unknown-middleware'
import { requireGuest, requireMember } from './visitor'

const GUARDS = { auth: requireMember, guest: requireGuest } satisfies Record<
  GuardName,
  (address: Address) => Promise<unknown>
>

/**
 * Runs the guard that stands before a page: it answers what the page may know about the visitor, or
 * sends the visitor elsewhere. Throws where no guard has that name.
 */
export function guard<Name extends GuardName>(
  name: Name,
  address: Address,
): ReturnType<(typeof GUARDS)[Name]> {
  if (!Object.hasOwn(GUARDS, name)) throw new UnknownMiddleware(name)
  return GUARDS[name](address) as ReturnType<(typeof GUARDS)[Name]>
}
