import type { Access, Where } from 'payload'
import { startOfTomorrow } from '../publishing/due'
import { isStaff } from './roles'
import { isSiteRequest } from './site-context'

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
