import type { Access } from 'payload'
import { hasRole } from './roles'

/** Accounts and roles are for admins alone. */
export const adminsOnly: Access = ({ req }) => hasRole(req.user, 'admin')
