import type { PayloadRequest } from 'payload'
import { hasRole, type Role } from '../access/roles'
import { recordRefusal } from '../security-log/record-refusal'
import { fail } from '../lib/respond'

/** Wraps the handler of a call of custom admin pages, which use the admin's session. */
export function forRoles(roles: Role[], handle: (req: PayloadRequest) => Promise<Response>) {
  return async (req: PayloadRequest): Promise<Response> => {
    if (hasRole(req.user, ...roles)) return handle(req)
    await recordRefusal(req)
    return fail(req.user ? 403 : 401, req.user ? 'forbidden' : 'unauthenticated')
  }
}
