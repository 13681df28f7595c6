import { streamNamed } from '@studio/shared/api/streams'
import type { Endpoint } from 'payload'
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
    const lastEventId = req.headers.get('last-event-id')
    return streamEvents(req, { account, deliverableId: found.deliverable.id, lastEventId })
  },
)
