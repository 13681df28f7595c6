import type { PayloadRequest } from 'payload'
import { hasRole, isStaff } from '../../platform/access/roles'
import { fail } from '../../platform/lib/respond'
import type { User } from '../../payload-types'
import { recordRefusal } from '../../platform/security-log/record-refusal'
import { findUserById } from './users'

const ID = /^[1-9]\d{0,8}$/

type Handler = (req: PayloadRequest, user: User) => Promise<Response>

/**
 * Wraps the handler of a call that only admins may make for an account, whose `:id` is in the path.
 */
export function forAdmins(handle: Handler) {
  return forThose(handle, (by) => hasRole(by, 'admin'))
}

/** Wraps the handler of a call that admins may make for any account, and staff for their own. */
export function forSelfOrAdmins(handle: Handler) {
  return forThose(
    handle,
    (by, id) => hasRole(by, 'admin') || (isStaff(by) && id === String(by?.id)),
  )
}

function forThose(handle: Handler, isAllowed: (by: PayloadRequest['user'], id: string) => boolean) {
  return async (req: PayloadRequest): Promise<Response> => {
    if (!req.user) return fail(401, 'unauthenticated')
    const id = String(req.routeParams?.id)
    if (!isAllowed(req.user, id)) {
      await recordRefusal(req)
      return fail(403, 'forbidden')
    }
    const user = ID.test(id) ? await findUserById(req, Number(id)) : null
    return user ? handle(req, user) : fail(404, 'notFound')
  }
}
