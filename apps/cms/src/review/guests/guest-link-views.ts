import type { guestLinkSchema } from '@studio/shared/review/guest-links'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { queryWithin } from '../../database/query-within'

/** Of each link the last ones. */
const MOST_VISITS = 50

/** The guest links of a deliverable with their visits, newest first. */
export async function guestLinkViews(
  req: PayloadRequest,
  deliverableId: number,
): Promise<z.input<typeof guestLinkSchema>[]> {
  const where = { deliverable: { equals: deliverableId } }
  const common = { sort: '-id', depth: 0, pagination: false, req } as const
  const { docs: links } = await req.payload.find({ collection: 'guest-links', where, ...common })
  const visits = await visitsOf(req, deliverableId)
  return links.map(({ id, label, mayComment, createdAt, expiresAt, revokedAt }) => ({
    id: String(id),
    label,
    mayComment: mayComment === true,
    createdAt,
    expiresAt,
    revokedAt: revokedAt ?? null,
    visits: visits
      .filter(({ link }) => link === id)
      .map(({ name, enteredAt, seenAt }) => ({ name, enteredAt, seenAt })),
  }))
}

interface VisitRow extends Record<string, unknown> {
  link: number
  name: string
  enteredAt: string
  seenAt: string
}

async function visitsOf(req: PayloadRequest, deliverableId: number): Promise<VisitRow[]> {
  const rows = await queryWithin<VisitRow>(
    req,
    sql`SELECT link_id AS link, name, created_at AS "enteredAt", seen_at AS "seenAt" FROM (
          SELECT guest_visits.*, row_number() OVER (PARTITION BY link_id ORDER BY guest_visits.id DESC)
          FROM guest_visits JOIN guest_links ON guest_links.id = link_id
          WHERE deliverable_id = ${deliverableId}
        ) AS visits WHERE row_number <= ${MOST_VISITS} ORDER BY id DESC`,
  )
  const moment = (value: string) => new Date(value).toISOString()
  return rows.map((row) => ({
    ...row,
    enteredAt: moment(row.enteredAt),
    seenAt: moment(row.seenAt),
  }))
}
