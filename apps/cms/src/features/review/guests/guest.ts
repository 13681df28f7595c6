import { sql } from '@payloadcms/db-postgres'
import { GUEST_VISIT_HEADER } from '@studio/shared/api/headers'
import type { PayloadRequest } from 'payload'
import { digestOf } from '../../accounts/secrets'
import { queryWithin } from '../../../platform/database/query-within'
import { makerMayShare } from './makers-rights'

/** A person without an account who has entered with a guest link and sees one deliverable. */
export interface Guest {
  visitId: number
  linkId: number
  name: string
  deliverableId: number
  mayComment: boolean
  /**
   * The only version that the link shows, or null if the link shows all versions, including later
   * ones.
   */
  onlyVersion: number | null
  /** The link's secret, which is part of the URLs of its files. */
  link: string
}

/** A link to a single version becomes invalid when that version is deleted. */
const showsSomething = sql`(guest_links.is_one_version IS NOT TRUE OR guest_links.version_id IS NOT NULL)`

const SECRET = /^[\w-]{43}$/

/**
 * @returns the link's id, or null if the link is malformed, expired or revoked, or if its creator
 * has lost the right to create guest links
 */
export async function findGuestLink(req: PayloadRequest, link: string): Promise<number | null> {
  if (!SECRET.test(link)) return null
  const [found] = await queryWithin<{ id: number }>(
    req,
    sql`SELECT id FROM guest_links
        WHERE digest = ${digestOf(link)} AND revoked_at IS NULL AND expires_at > now()
          AND ${showsSomething} AND ${makerMayShare}`,
  )
  return found?.id ?? null
}

/**
 * Finds the guest to whose visit a request belongs.
 *
 * @returns null if the visit does not belong to this link, or if the link is invalid
 */
export async function findGuest(req: PayloadRequest, link: string): Promise<Guest | null> {
  const visit = req.headers.get(GUEST_VISIT_HEADER) ?? ''
  if (!SECRET.test(visit) || !SECRET.test(link)) return null
  const [found] = await queryWithin<Omit<Guest, 'link'> & { isStale: boolean }>(
    req,
    sql`SELECT guest_visits.id AS "visitId", guest_links.id AS "linkId", guest_visits.name,
          guest_links.deliverable_id AS "deliverableId",
          coalesce(guest_links.may_comment, false) AS "mayComment",
          CASE WHEN guest_links.is_one_version THEN guest_links.version_id END AS "onlyVersion",
          guest_visits.seen_at < now() - interval '1 minute' AS "isStale"
        FROM guest_visits JOIN guest_links ON guest_links.id = guest_visits.link_id
        WHERE guest_visits.digest = ${digestOf(visit)} AND guest_links.digest = ${digestOf(link)}
          AND guest_links.revoked_at IS NULL AND guest_links.expires_at > now()
          AND ${showsSomething} AND ${makerMayShare}`,
  )
  if (!found) return null
  const { isStale, ...guest } = found
  if (isStale) {
    await queryWithin(req, sql`UPDATE guest_visits SET seen_at = now() WHERE id = ${guest.visitId}`)
  }
  return { ...guest, link }
}
