import { DEFAULT_LOCALE } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { fail, json } from '../../../platform/lib/respond'
import { env } from '../../../platform/env'
import { limit } from '../../../platform/rate-limits/limit'
import { makeSetTicket } from './set-ticket'

/** The path of the page with the virtual set. */
const TOOL_PATH = 'green-screen-studio'

const idSchema = z.coerce.number().int().positive().max(2_147_483_647)

/**
 * Makes a URL for the admin that opens the set of a request. The ticket is in the fragment, which
 * browsers do not send to a server.
 */
export async function linkToSet(req: PayloadRequest): Promise<Response> {
  const refusal = await limit(req, 'setTicket', [`account ${req.user?.id}`])
  if (refusal) return refusal
  const id = idSchema.safeParse(req.routeParams?.id)
  if (!id.success) return fail(404, 'notFound')
  const { totalDocs } = await req.payload.find({
    collection: 'submissions',
    where: { and: [{ id: { equals: id.data } }, { set: { exists: true } }] },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    req,
  })
  if (totalDocs === 0) return fail(404, 'notFound')
  const address = new URL(publicPath(DEFAULT_LOCALE, TOOL_PATH), env.WEB_URL)
  address.hash = `set-request=${makeSetTicket(id.data)}`
  return json({ url: address.href })
}
