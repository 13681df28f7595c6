import { hasRole } from '../access/roles'

/** Works on words alone. The set-up and the site's own code have no user, and are no translator. */
export function isTranslator(user: unknown): boolean {
  return hasRole(user, 'translator') && !hasRole(user, 'editor', 'admin')
}
