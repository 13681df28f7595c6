import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isStaff } from '../access/roles'
import { fail, json, readQuery } from '../api/respond'
import { readHistory } from './history'

const querySchema = z.strictObject({ page: z.coerce.number().int().min(1).max(1000).default(1) })

const idSchema = z.coerce.number().int().positive()

/** For the price table in the admin; staff only. */
export const priceBookEndpoints: Endpoint[] = [
  {
    path: '/price-book/history/:groupId',
    method: 'get',
    handler: async (req) => {
      if (!isStaff(req.user)) return fail(req.user ? 403 : 401, 'staff_only')
      const id = idSchema.safeParse(req.routeParams?.groupId)
      if (!id.success) return fail(404, 'notFound')
      const read = readQuery(querySchema, req.url)
      if ('refusal' in read) return read.refusal
      return json(await readHistory(req, id.data, read.query.page))
    },
  },
]
