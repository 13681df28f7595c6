import type { Endpoint } from 'payload'
import { forRoles } from '../../platform/api/for-roles'
import { STAFF } from '../../platform/access/roles'
import { fail, json } from '../../platform/lib/respond'
import { confirmInAdmin } from './confirm-in-admin'
import { forAdmins } from './for-admins'
import { mailCode } from './owner-proofs'
import { findUserById } from './users'

/** Endpoints of the admin below `/api/users`. */
export const staffAccountEndpoints: Endpoint[] = [
  {
    // Replaces Payload's own endpoint, which does not ask for the password.
    path: '/:id',
    method: 'delete',
    handler: forAdmins(async (req, user) => {
      const refusal = await confirmInAdmin(req)
      if (refusal) return refusal
      await req.payload.delete({ collection: 'users', id: user.id, depth: 0, req })
      return json({ doc: { id: user.id } })
    }),
  },
  {
    path: '/confirmation-code',
    method: 'post',
    handler: forRoles([...STAFF], async (req) => {
      const user = await findUserById(req, Number(req.user?.id))
      if (!user) return fail(401, 'unauthenticated')
      return (await mailCode(req, user)) ?? json({ sent: true })
    }),
  },
]
