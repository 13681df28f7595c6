import type { Access } from 'payload'
import { hasRole, isStaff } from './roles'

/**
 * Staff see and change their own account in the admin, admins all of them. Clients have
 * calls for it, which ask for the password and confirm a new mailbox.
 */
export const staffSelfOrAdmins: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  return isStaff(req.user) && req.user ? { id: { equals: req.user.id } } : false
}
