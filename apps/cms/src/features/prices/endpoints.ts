import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isStaff } from '../../platform/access/roles'
import { fail, json, readQuery } from '../../platform/lib/respond'
import { bulkEndpoints } from './bulk/endpoints'
import { readHistory } from './history'
import { undoLastChange } from './undo'

const querySchema = z.strictObject({ page: z.coerce.number().int().min(1).max(1000).default(1) })

const idSchema = z.coerce.number().int().positive().max(2_147_483_647)

const undoSchema = z.strictObject({ version: z.string().min(1).max(40) })

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
  {
    path: '/price-book/undo/:groupId',
    method: 'post',
    handler: async (req) => {
      if (!isStaff(req.user)) return fail(req.user ? 403 : 401, 'staff_only')
      const id = idSchema.safeParse(req.routeParams?.groupId)
      if (!id.success) return fail(404, 'notFound')
      const body = undoSchema.safeParse(await req.json?.().catch(() => null))
      if (!body.success) return fail(400, 'invalidBody')
      const outcome = await undoLastChange(req, id.data, body.data.version)
      return outcome === 'undone' ? json({ undone: true }) : fail(409, outcome)
    },
  },
  ...bulkEndpoints,
]
