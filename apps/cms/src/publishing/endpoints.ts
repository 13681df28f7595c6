import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isStaff } from '../access/roles'
import { poolOf } from '../database/pool'
import { env } from '../env'
import { fail, json } from '../api/respond'
import { findTouched } from './find-touched'
import { findUsage } from './find-usage'

const idSchema = z.coerce.number().int().positive().max(2_147_483_647)

/** For the admin's panel and questions; staff only. */
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
  {
    path: '/publishing/touched/:collection/:id',
    method: 'get',
    handler: async (req) => {
      if (!isStaff(req.user)) return fail(req.user ? 403 : 401, 'staff_only')
      const id = idSchema.safeParse(req.routeParams?.id)
      const collection = collectionOf(req)
      if (!collection || !id.success) return fail(404, 'notFound')
      return json({ ...(await findTouched(req, collection, id.data)), siteUrl: env.WEB_URL })
    },
  },
]

function collectionOf({ payload, routeParams }: PayloadRequest): CollectionSlug | undefined {
  return payload.config.collections.find(({ slug }) => slug === routeParams?.collection)?.slug
}
