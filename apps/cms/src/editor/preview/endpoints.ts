import { sitePreview } from '@studio/shared/api/site-reads'
import type { PreviewQuery } from '@studio/shared/contracts/preview'
import { DEFAULT_LOCALE, isLocale, LOCALES, toLocale } from '@studio/shared/locales'
import {
  isPlanTicket,
  PREVIEW_COLLECTIONS,
  PREVIEW_HEADER,
  readTickets,
  type PlanTicket,
  type PreviewTicket,
} from '@studio/shared/preview'
import { zoneSchema } from '@studio/shared/wall-time'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isStaff } from '../../platform/access/roles'
import { queryWithin } from '../../platform/database/query-within'
import { publishSecret } from '../../platform/env'
import { fail, json, readQuery } from '../../platform/lib/respond'
import { limit } from '../../platform/rate-limits/limit'
import { PlanBusy } from '../schedule/in-planned-state'
import { readRelease } from '../schedule/store'
import { answerPlan } from './answer-plan'
import { answerPreview } from './answer-preview'
import { planLink, shareLink } from './links'

const documentSchema = z.object({
  collection: z.enum(PREVIEW_COLLECTIONS),
  id: z.coerce.number().int().positive().max(2_147_483_647),
})

/** Drops tickets whose creator has been deleted or is no longer staff. */
async function ofStaff(req: PayloadRequest, tickets: PreviewTicket[]): Promise<PreviewTicket[]> {
  const makers = [...new Set(tickets.map(({ by }) => by))]
  const rows = await queryWithin<{ id: number }>(
    req,
    sql`SELECT DISTINCT parent_id AS id FROM users_roles
        WHERE parent_id IN ${makers} AND value IN ('translator', 'editor', 'admin')`,
  )
  const staff = new Set(rows.map(({ id }) => id))
  return tickets.filter(({ by }) => staff.has(by))
}

async function showPlan(
  req: PayloadRequest,
  ticket: PlanTicket,
  query: PreviewQuery,
): Promise<Response> {
  const limited = await limit(req, 'plannedPage', [`user ${ticket.by}`])
  if (limited) return limited
  try {
    const answer = await answerPlan(req.payload, ticket, query)
    return answer ? json(answer) : fail(404, 'notFound')
  } catch (error) {
    if (!(error instanceof PlanBusy)) throw error
    const busy = fail(503, 'busy')
    busy.headers.set('Retry-After', '2')
    return busy
  }
}

const planSchema = z.strictObject({
  release: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  at: z.iso.datetime().optional(),
  zone: zoneSchema.default('UTC'),
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
})

export const previewEndpoints: Endpoint[] = [
  {
    // For the website, which passes on the tickets of a preview's viewer.
    path: sitePreview.path,
    method: 'get',
    handler: async (req) => {
      const signed = readTickets(req.headers.get(PREVIEW_HEADER), publishSecret())
      if (signed.length === 0) return fail(401, 'badTicket')
      const read = readQuery(sitePreview.query, req.url)
      if ('refusal' in read) return read.refusal
      const tickets = await ofStaff(
        req,
        signed.map(({ ticket }) => ticket),
      )
      const [newest] = tickets
      if (newest && isPlanTicket(newest)) return showPlan(req, newest, read.query)
      const documents = tickets.flatMap((ticket) => (isPlanTicket(ticket) ? [] : [ticket]))
      const answer = await answerPreview(req.payload, documents, read.query)
      return answer ? json(answer) : fail(404, 'notFound')
    },
  },
  {
    // A link of the admin; staff only. Opens the site with a release, or as planned for a date.
    path: '/preview/planned',
    method: 'get',
    handler: async (req) => {
      const { user } = req
      if (!user || !isStaff(user)) return fail(user ? 403 : 401, 'staff_only')
      const read = readQuery(planSchema, req.url)
      if ('refusal' in read) return read.refusal
      const { release = null, at, zone, locale } = read.query
      if (release !== null && !(await readRelease(req, release))) return fail(404, 'notFound')
      const plan = { release, at: at === undefined ? null : Date.parse(at), zone }
      const Location = planLink({ plan, by: user.id, locale })
      const headers = { Location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
      return new Response(null, { status: 307, headers })
    },
  },
  {
    // For the admin's button; staff only.
    path: '/preview/link/:collection/:id',
    method: 'post',
    handler: async (req) => {
      const { user } = req
      if (!user || !isStaff(user)) return fail(user ? 403 : 401, 'staff_only')
      const document = documentSchema.safeParse(req.routeParams)
      if (!document.success) return fail(404, 'notFound')
      const { collection, id } = document.data
      const where = { id: { equals: id } }
      const asked = { collection, where, draft: true, overrideAccess: false, user } as const
      const { totalDocs } = await req.payload.find({ ...asked, depth: 0, limit: 1 })
      if (totalDocs === 0) return fail(404, 'notFound')
      const locale = isLocale(req.query.locale) ? req.query.locale : toLocale(req.locale)
      return json(shareLink({ collection, id, locale, by: user.id }))
    },
  },
]
