import type { Access, FieldAccess, Where } from 'payload'
import { hasRole, isStaff } from './roles'

/** Days start at midnight UTC for all visitors. */
export function startOfTomorrow(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
}

/**
 * The rule for operations that only the site's own code may do, because it overrides access rules.
 */
export function nobody(): false {
  return false
}

export const adminsOnly: Access = ({ req }) => hasRole(req.user, 'admin')

export const editorsOnly: Access = ({ req }) => hasRole(req.user, 'editor', 'admin')

/** The access rules of data that only calls and jobs write. Editors can read it in the admin. */
export const readOnly = {
  create: nobody,
  read: editorsOnly,
  update: nobody,
  delete: nobody,
  readVersions: nobody,
}

/**
 * Translators can read such a field but not change it. The setup and the site's own code override
 * access.
 */
export const editorsOnlyField: FieldAccess = ({ req }) => hasRole(req.user, 'editor', 'admin')

/** Translators may change the texts of existing documents, but not create or delete documents. */
export const translatorsAndEditors: Access = ({ req }) =>
  hasRole(req.user, 'translator', 'editor', 'admin')

export const staffOnly: Access = ({ req }) => isStaff(req.user)

/** Staff read it in the admin, visitors only through the site API. */
export const staffOrSite: Access = ({ req }) => isStaff(req.user) || isSiteRequest(req.context)

/** Staff read drafts, too. The site API reads published documents. Other callers read nothing. */
export const staffOrPublished: Access = ({ req }) => {
  if (isSiteRequest(req.context)) return { _status: { equals: 'published' } }
  return isStaff(req.user)
}

/**
 * Like `staffOrPublished`, for documents with a date: visitors see them from that day on. The
 * worker publishes the change when the day comes.
 */
export const staffOrDue: Access = ({ req }) => {
  if (!isSiteRequest(req.context)) return isStaff(req.user)
  const published: Where = { _status: { equals: 'published' } }
  const tomorrow = startOfTomorrow(new Date(siteTime(req.context)))
  const due: Where = { publishedOn: { less_than: tomorrow.toISOString() } }
  return { and: [published, due] }
}

/**
 * Staff read and change their own account in the admin, admins all accounts. Clients use calls,
 * which require the password and confirm a new email address.
 */
export const staffSelfOrAdmins: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  return isStaff(req.user) && req.user ? { id: { equals: req.user.id } } : false
}

/**
 * Staff see their colleagues, because documents show who wrote a version, locks a page or handles a
 * message. Admins see all accounts. Clients use calls for their own account.
 */
export const selfOrColleagues: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  return isStaff(req.user) && { roles: { in: ['translator', 'editor', 'admin'] } }
}

export const selfOrAdminsField: FieldAccess = ({ req, id, doc }) =>
  hasRole(req.user, 'admin') || (req.user != null && req.user.id === (id ?? idOf(doc)))

function idOf(doc: unknown): unknown {
  return typeof doc === 'object' && doc !== null && 'id' in doc ? doc.id : undefined
}

/**
 * Marks a request of the site API, which may read only public data. It is set in code, so no caller
 * can forge it.
 */
export const SITE_CONTEXT = { siteApi: true } as const

/**
 * The time for which the site is shown, in milliseconds since 1970. In a preview of planned changes
 * it lies in the future.
 */
function siteTime({ siteTime: time }: Record<string, unknown>): number {
  return typeof time === 'number' ? time : Date.now()
}

export function isSiteRequest(context: Record<string, unknown> | undefined): boolean {
  return context?.siteApi === true
}
