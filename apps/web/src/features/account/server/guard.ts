import 'server-only'
import type { GuardName } from '@studio/shared/routes/route'
import type { Address } from '@/lib/address'
import { UnknownMiddleware } from '@/lib/unknown-middleware'
import { requireGuest, requireMember } from './visitor'

const GUARDS = { auth: requireMember, guest: requireGuest } satisfies Record<
  GuardName,
  (address: Address) => Promise<unknown>
>

/**
 * Runs a page's guard, which redirects the visitor or returns what the page may know about them.
 * Throws for an unknown name.
 */
export function guard<Name extends GuardName>(
  name: Name,
  address: Address,
): ReturnType<(typeof GUARDS)[Name]> {
  if (!Object.hasOwn(GUARDS, name)) throw new UnknownMiddleware(name)
  return GUARDS[name](address) as ReturnType<(typeof GUARDS)[Name]>
}
