import type { Access, FieldAccess } from 'payload'
import { hasRole, isStaff } from './roles'

/**
 * Staff see who their colleagues are: who wrote a version, locks a page or has taken a message.
 * Admins see everyone. Clients have calls for their own account.
 */
export const selfOrColleagues: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  return isStaff(req.user) && { roles: { in: ['translator', 'editor', 'admin'] } }
}

/** What else an account holds is nobody's business but its owner's and the admins'. */
export const selfOrAdminsField: FieldAccess = ({ req, id, doc }) =>
  hasRole(req.user, 'admin') || (req.user != null && req.user.id === (id ?? idOf(doc)))

function idOf(doc: unknown): unknown {
  return typeof doc === 'object' && doc !== null && 'id' in doc ? doc.id : undefined
}
