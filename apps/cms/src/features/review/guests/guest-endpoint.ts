import type { ApiCall } from '@studio/shared/contracts/call'
import type { Endpoint, PayloadRequest } from 'payload'
import type { CallContext } from '../../../platform/api/call-context'
import { endpoint } from '../../../platform/api/endpoint'
import { errorResponse } from '../../../platform/lib/respond'
import { findGuest, findGuestLink, type Guest } from './guest'

type GuestCall = ApiCall & { caller: 'guest' }

/** Creates an endpoint for guests who have entered the room with the link in the path. */
export function guestEndpoint<Call extends GuestCall>(
  call: Call,
  handle: (given: CallContext<Call> & { guest: Guest }) => Promise<Response>,
): Endpoint {
  return endpoint(call, async (given: CallContext<Call>) => {
    const link = linkIn(given.parameters)
    const guest = await findGuest(given.req, link)
    return guest ? handle({ ...given, guest }) : refuseGuest(given.req, link)
  })
}

function linkIn(parameters: unknown): string {
  return (parameters as { link?: string } | null)?.link ?? ''
}

/**
 * Creates the error response for a request without a visit. For a valid link it asks the guest to
 * enter. Invalid and unknown links get the same response.
 */
export async function refuseGuest(req: PayloadRequest, link: string): Promise<Response> {
  const isGood = (await findGuestLink(req, link)) !== null
  return errorResponse(isGood ? 'unauthenticated' : 'notFound')
}
