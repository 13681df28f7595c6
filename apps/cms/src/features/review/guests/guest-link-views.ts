import type { guestLinkSchema } from '@studio/shared/review/guest-links'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { queryWithin } from '../../../platform/database/query-within'
import type { GuestLink, User } from '../../../payload-types'
import { idOf } from '../project-access'
import { readGuestSecret } from './guest-secret'

/** The number of newest visits that are shown for each link. */
const MAX_VISITS = 50

/**
 * The guest links of a deliverable with their visits, newest first. Only the creator of an active
 * link also gets its secret, to copy it again.
 */
export async function guestLinkViews(
  req: PayloadRequest,
  deliverableId: number,
  reader: User,
): Promise<z.input<typeof guestLinkSchema>[]> {
  const where = { deliverable: { equals: deliverableId } }
  const common = { sort: '-id', depth: 0, pagination: false, req } as const
  const { docs: links } = await req.payload.find({ collection: 'guest-links', where, ...common })
  const visits = await visitsOf(req, deliverableId)
  const versions = await versionNumbers(req, deliverableId)
  return links.map((link) => ({
    id: String(link.id),
    label: link.label,
    mayComment: link.mayComment === true,
    version:
      link.isOneVersion === true
        ? { number: link.version ? (versions.get(idOf(link.version)) ?? null) : null }
        : null,
    secret: secretFor(link, reader),
    createdAt: link.createdAt,
    expiresAt: link.expiresAt,
    revokedAt: link.revokedAt ?? null,
    visits: visits
      .filter((visit) => visit.link === link.id)
      .map(({ name, enteredAt, seenAt }) => ({ name, enteredAt, seenAt })),
  }))
}

function secretFor(link: GuestLink, reader: User): string | null {
  const isOwn =
    link.createdBy !== null && link.createdBy !== undefined && idOf(link.createdBy) === reader.id
  const isOpen = !link.revokedAt && Date.parse(link.expiresAt) > Date.now()
  return isOwn && isOpen ? readGuestSecret(link.seed, link.digest) : null
}

async function versionNumbers(
  req: PayloadRequest,
  deliverableId: number,
): Promise<Map<number, number>> {
  const rows = await queryWithin<{ id: number; number: number }>(
    req,
    sql`SELECT id, number::int AS number FROM deliverable_versions WHERE deliverable_id = ${deliverableId}`,
  )
  return new Map(rows.map(({ id, number }) => [id, number]))
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
        ) AS visits WHERE row_number <= ${MAX_VISITS} ORDER BY id DESC`,
  )
  const moment = (value: string) => new Date(value).toISOString()
  return rows.map((row) => ({
    ...row,
    enteredAt: moment(row.enteredAt),
    seenAt: moment(row.seenAt),
  }))
}
