import { streamNamed } from '@studio/shared/api/streams'
import type { Endpoint, PayloadRequest } from 'payload'
import { streamEndpoints } from '../../api/stream-endpoint'
import { errorResponse } from '../../api/respond'
import { limit } from '../../rate-limits/limit'
import { findDeliverable } from '../project-access'
import { streamEvents } from './stream-events'

export const reviewEventEndpoints: Endpoint[] = streamEndpoints(
  streamNamed('watchDeliverable'),
  async ({ req, account, parameters }) => {
    const found = await findDeliverable(req, account, parameters.deliverable ?? '')
    if (!found) return errorResponse('notFound')
    const refusal = await limit(req, 'reviewStream', [`account ${account.id}`])
    if (refusal) return refusal
    return streamEvents(req, {
      reader: account,
      deliverableId: found.deliverable.id,
      mayStillListen: () => mayStillListen(req, found.deliverable.id),
    })
  },
)

/** Whether the session has not ended, and the project is still one of its account's. */
async function mayStillListen(req: PayloadRequest, deliverableId: number): Promise<boolean> {
  const { user } = await req.payload.auth({ headers: req.headers, req })
  return user !== null && (await findDeliverable(req, user, deliverableId)) !== null
}
