import type { PayloadRequest } from 'payload'
import { isStaff } from '../../access/roles'
import type { User } from '../../payload-types'
import { hasSecondFactor } from './factors'

/** Whether the studio asks this account for a second step; clients decide themselves. */
export async function isRequired(req: PayloadRequest, user: User): Promise<boolean> {
  if (!isStaff(user)) return false
  const settings = await req.payload.findGlobal({ slug: 'security-settings', depth: 0, req })
  return settings.requiresSecondFactor === true
}

/** Staff who have to set one up before they get into the admin. */
export async function lacksRequired(req: PayloadRequest, user: User): Promise<boolean> {
  return (await isRequired(req, user)) && !(await hasSecondFactor(req, user.id))
}
