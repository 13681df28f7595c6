import * as calls from '@studio/shared/api/calls'
import { MAX_PATH_LENGTH } from '@studio/shared/paths'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { endpoint } from '../../platform/api/endpoint'
import { forRoles } from '../../platform/api/for-roles'
import { answer, fail } from '../../platform/lib/respond'
import { poolOf } from '../../platform/database/pool'
import { limit } from '../../platform/rate-limits/limit'
import { dismissMissedPath, noteMissedPath } from './missed-paths'

const noteCall = calls.noteMissedPath

const dismissSchema = z.strictObject({ path: z.string().min(1).max(MAX_PATH_LENGTH) })

export const deskEndpoints: Endpoint[] = [
  endpoint(noteCall, async ({ req, body, address }) => {
    const refusal = await limit(req, 'missedPath', [address ?? 'direct'])
    if (refusal) return refusal
    await noteMissedPath(poolOf(req.payload), body.path)
    return answer(noteCall, null)
  }),
  {
    path: '/desk/missed-paths/dismiss',
    method: 'post',
    handler: forRoles(['editor', 'admin'], async (req) => {
      const body = dismissSchema.safeParse(await req.json?.().catch(() => null))
      if (!body.success) return fail(400, 'invalidBody')
      await dismissMissedPath(poolOf(req.payload), body.data.path)
      return new Response(null, { status: 204 })
    }),
  },
]
