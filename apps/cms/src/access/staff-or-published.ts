import type { Access } from 'payload'
import { isStaff } from './roles'
import { isSiteRequest } from './site-context'

/** Staff read drafts too; the site API reads what is published; nobody else reads at all. */
export const staffOrPublished: Access = ({ req }) => {
  if (isSiteRequest(req.context)) return { _status: { equals: 'published' } }
  return isStaff(req.user)
}
