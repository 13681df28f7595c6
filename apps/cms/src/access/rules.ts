import type { Access, FieldAccess, Where } from 'payload'
import { hasRole, isStaff } from './roles'

/** A day begins at midnight of universal time, for everyone. */
export function startOfTomorrow(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
}

/** For what no caller may do from outside, staff included. */
export function nobody(): false {
  return false
}

/** Accounts and roles are for admins alone. */
export const adminsOnly: Access = ({ req }) => hasRole(req.user, 'admin')

/** Editors and admins change content; translators get their own rule. */
export const editorsOnly: Access = ({ req }) => hasRole(req.user, 'editor', 'admin')

/** What calls and jobs write: editors look at it in the admin, and nobody changes it there. */
export const readOnly = {
  create: nobody,
  read: editorsOnly,
  update: nobody,
  delete: nobody,
  readVersions: nobody,
}

/** Translators see it and leave it alone; the set-up and the site's own code have no user. */
export const editorsOnlyField: FieldAccess = ({ req }) => hasRole(req.user, 'editor', 'admin')

/** Translators change the words of what exists; they neither make nor delete documents. */
export const translatorsAndEditors: Access = ({ req }) =>
  hasRole(req.user, 'translator', 'editor', 'admin')

/** Everyone who works in the admin may see this; clients and visitors may not. */
export const staffOnly: Access = ({ req }) => isStaff(req.user)

/** Staff read it in the admin, visitors only through the site API. */
export const staffOrSite: Access = ({ req }) => isStaff(req.user) || isSiteRequest(req.context)

/** Staff read drafts too; the site API reads what is published; nobody else reads at all. */
export const staffOrPublished: Access = ({ req }) => {
  if (isSiteRequest(req.context)) return { _status: { equals: 'published' } }
  return isStaff(req.user)
}

/**
 * As `staffOrPublished`, for what carries a date: visitors see it from that day on. The worker
 * tells the site when a day has come.
 */
export const staffOrDue: Access = ({ req }) => {
  if (!isSiteRequest(req.context)) return isStaff(req.user)
  const published: Where = { _status: { equals: 'published' } }
  const due: Where = { publishedOn: { less_than: startOfTomorrow(new Date()).toISOString() } }
  return { and: [published, due] }
}

/**
 * Staff see and change their own account in the admin, admins all of them. Clients have
 * calls for it, which ask for the password and confirm a new e-mail address.
 */
export const staffSelfOrAdmins: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  return isStaff(req.user) && req.user ? { id: { equals: req.user.id } } : false
}

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

/**
 * Marks a request of the site API: what a visitor may see, and no more. The mark
 * is set in code only, no call from outside can carry it.
 */
export const SITE_CONTEXT = { siteApi: true } as const

export function isSiteRequest(context: Record<string, unknown> | undefined): boolean {
  return context?.siteApi === true
}
