import * as streams from '@studio/shared/api/streams'
import type { Endpoint, PayloadRequest } from 'payload'
import type { User } from '../../../payload-types'
import { streamEndpoints } from '../../../platform/api/stream-endpoint'
import { errorResponse } from '../../../platform/lib/respond'
import { limit } from '../../../platform/rate-limits/limit'
import { findDeliverable } from '../project-access'
import { streamEvents } from './stream-events'

export const reviewEventEndpoints: Endpoint[] = streamEndpoints(
  streams.watchDeliverable,
  async ({ req, account, parameters }) => {
    const found = await findDeliverable(req, account, parameters.deliverable ?? '')
    if (!found) return errorResponse('notFound')
    const refusal = await limit(req, 'reviewStream', [`account ${account.id}`])
    if (refusal) return refusal
    return streamEvents(req, {
      reader: account,
      deliverableId: found.deliverable.id,
      readerNow: () => readerNow(req, found.deliverable.id),
    })
  },
)

/** @returns the account, or null if its session has ended or it has lost access to the project */
async function readerNow(req: PayloadRequest, deliverableId: number): Promise<User | null> {
  const { user } = await req.payload.auth({ headers: req.headers, req })
  return user && (await findDeliverable(req, user, deliverableId)) ? user : null
}
