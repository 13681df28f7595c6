import { LOCALES } from '@studio/shared/locales'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isStaff } from '../../../platform/access/roles'
import { fail, json } from '../../../platform/lib/respond'
import { changeMany } from './change-many'

/** The number of documents on a full page of a list in the admin. */
const MAX_DOCUMENTS = 100

const bodySchema = z.strictObject({
  ids: z.array(z.number().int().positive().max(2_147_483_647)).min(1).max(MAX_DOCUMENTS),
  action: z.enum(['publish', 'unpublish']),
  locale: z.enum(LOCALES),
  isTrial: z.boolean(),
  isSmallCorrection: z.boolean().optional(),
})

export const bulkEndpoint: Endpoint = {
  path: '/publishing/bulk/:collection',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req.user)) return fail(req.user ? 403 : 401, 'staff_only')
    const { payload, routeParams } = req
    const found = payload.config.collections.find(({ slug }) => slug === routeParams?.collection)
    if (!found?.versions?.drafts) return fail(404, 'notFound')
    const body = bodySchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) return fail(400, 'invalidBody')
    const ids = [...new Set(body.data.ids)]
    return json({ results: await changeMany(req, { ...body.data, collection: found.slug, ids }) })
  },
}
