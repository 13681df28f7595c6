import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isStaff } from '../../platform/access/roles'
import { poolOf } from '../../platform/database/pool'
import { env } from '../../platform/env'
import { fail, json } from '../../platform/lib/respond'
import { bulkEndpoint } from './bulk/endpoint'
import { findTouched } from './find-touched'
import { findUsage } from './find-usage'

const idSchema = z.coerce.number().int().positive().max(2_147_483_647)

export const publishingEndpoints: Endpoint[] = [
  bulkEndpoint,
  {
    path: '/publishing/usage/:collection/:id',
    method: 'get',
    handler: async (req) => {
      if (!isStaff(req.user)) return fail(req.user ? 403 : 401, 'staff_only')
      const { collection, id } = req.routeParams ?? {}
      const document = `${String(collection)}:${String(id)}`
      const usage = await findUsage(poolOf(req.payload), document, await isLive(req))
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

/** @returns true if visitors see the document; collections without drafts are always live */
async function isLive(req: PayloadRequest): Promise<boolean> {
  const collection = collectionOf(req)
  const id = idSchema.safeParse(req.routeParams?.id)
  if (!collection || !id.success) return true
  if (!req.payload.collections[collection].config.versions?.drafts) return true
  const where = { id: { equals: id.data } }
  const row: unknown = await req.payload.db.findOne({ collection, where, req })
  return z.looseObject({ _status: z.literal('published') }).safeParse(row).success
}

function collectionOf({ payload, routeParams }: PayloadRequest): CollectionSlug | undefined {
  return payload.config.collections.find(({ slug }) => slug === routeParams?.collection)?.slug
}
