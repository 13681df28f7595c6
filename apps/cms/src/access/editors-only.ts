import type { Access } from 'payload'
import { hasRole } from './roles'

/** Editors and admins change content; translators get their own rule. */
export const editorsOnly: Access = ({ req }) => hasRole(req.user, 'editor', 'admin')
