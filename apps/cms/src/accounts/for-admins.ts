import type { PayloadRequest } from 'payload'
import { hasRole } from '../access/roles'
import { fail } from '../api/respond'
import type { User } from '../payload-types'
import { recordRefusal } from '../security-log/record-refusal'
import { findUserById } from './find-user'

const ID = /^[1-9]\d{0,8}$/

/** What an admin does to one account, `:id` in the address. */
export function forAdmins(handle: (req: PayloadRequest, user: User) => Promise<Response>) {
  return async (req: PayloadRequest): Promise<Response> => {
    if (!req.user) return fail(401, 'unauthenticated')
    if (!hasRole(req.user, 'admin')) {
      await recordRefusal(req)
      return fail(403, 'forbidden')
    }
    const id = String(req.routeParams?.id)
    const user = ID.test(id) ? await findUserById(req, Number(id)) : null
    return user ? handle(req, user) : fail(404, 'notFound')
  }
}
