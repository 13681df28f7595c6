import type { Endpoint } from 'payload'
import { isStaff } from '../access/roles'
import { poolOf } from '../database/pool'
import { env } from '../env'
import { fail, json } from '../site-api/respond'
import { findUsage } from './find-usage'

/** For the admin's panel; staff only. */
export const publishingEndpoints: Endpoint[] = [
  {
    path: '/publishing/usage/:collection/:id',
    method: 'get',
    handler: async (req) => {
      if (!isStaff(req.user)) return fail(req.user ? 403 : 401, 'staff_only')
      const { collection, id } = req.routeParams ?? {}
      const usage = await findUsage(poolOf(req.payload), `${String(collection)}:${String(id)}`)
      return json({ ...usage, siteUrl: env.WEB_URL })
    },
  },
]
