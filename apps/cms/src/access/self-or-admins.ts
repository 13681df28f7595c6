import type { Access } from 'payload'
import { hasRole } from './roles'

/** Everyone sees and changes their own account; admins all of them. */
export const selfOrAdmins: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
