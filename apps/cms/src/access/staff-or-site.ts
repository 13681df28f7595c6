import type { Access } from 'payload'
import { isStaff } from './roles'
import { isSiteRequest } from './site-context'

/** Staff read it in the admin, visitors only through the site API. */
export const staffOrSite: Access = ({ req }) => isStaff(req.user) || isSiteRequest(req.context)
