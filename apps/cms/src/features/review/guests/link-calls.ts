import { sql } from '@payloadcms/db-postgres'
import * as calls from '@studio/shared/api/calls'
import type { Endpoint } from 'payload'
import { endpoint } from '../../../platform/api/endpoint'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { limit } from '../../../platform/rate-limits/limit'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { findDeliverable, findVersion, idOf, type ProjectFound } from '../project-access'
import { guestLinkViews } from './guest-link-views'
import { revokeLinks } from './revoke-links'
import { addGuestLink } from './store-guest-links'

const listCall = calls.listGuestLinks
const createCall = calls.createGuestLink
const revokeCall = calls.revokeGuestLink

function mayShare({ role }: ProjectFound): boolean {
  return role === 'studio' || role === 'clientAdmin'
}

const list = endpoint(listCall, async ({ req, account, parameters }) => {
  const found = await findDeliverable(req, account, parameters.deliverable)
  if (!found) return errorResponse('notFound')
  if (!mayShare(found)) return errorResponse('forbidden')
  return answer(listCall, { links: await guestLinkViews(req, found.deliverable.id, account) })
})

const create = endpoint(createCall, async ({ req, account, parameters, body }) => {
  const found = await findDeliverable(req, account, parameters.deliverable)
  if (!found) return errorResponse('notFound')
  if (!mayShare(found)) return errorResponse('forbidden')
  const refusal = await limit(req, 'guestLink', [`account ${account.id}`])
  if (refusal) return refusal
  const deliverableId = found.deliverable.id
  if (body.version !== null) {
    const asked = await findVersion(req, account, body.version)
    if (asked?.deliverable.id !== deliverableId) {
      return errorResponse('invalidFields', { version: 'invalidChoice' })
    }
  }
  const secret = await addGuestLink(req, { deliverableId, account }, body)
  if (!secret) return errorResponse('conflict')
  const details = `deliverable ${deliverableId}, until in ${body.days} days`
  await recordSecurityEvent(req, { kind: 'guest-link-made', details })
  return answer(createCall, { secret, links: await guestLinkViews(req, deliverableId, account) })
})

const revoke = endpoint(revokeCall, async ({ req, account, parameters }) => {
  const { docs } = await req.payload.find({
    collection: 'guest-links',
    where: { id: { equals: Number(parameters.guestLink) } },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  const [link] = docs
  const found = link && (await findDeliverable(req, account, idOf(link.deliverable)))
  if (!found) return errorResponse('notFound')
  if (!mayShare(found)) return errorResponse('forbidden')
  await revokeLinks(req, sql`id = ${link.id}`)
  const details = `deliverable ${found.deliverable.id}, link ${link.id}`
  await recordSecurityEvent(req, { kind: 'guest-link-revoked', details })
  return answer(revokeCall, { links: await guestLinkViews(req, found.deliverable.id, account) })
})

export const guestLinkCalls: Endpoint[] = [list, create, revoke]
