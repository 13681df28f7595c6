import type { FieldAccess } from 'payload'
import { hasRole } from './roles'

/** Translators see it and leave it alone; the set-up and the site's own code have no user. */
export const editorsOnlyField: FieldAccess = ({ req }) => hasRole(req.user, 'editor', 'admin')
