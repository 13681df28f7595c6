import type { ApiCall } from '@studio/shared/api/call'
import type { Endpoint, PayloadRequest } from 'payload'
import type { CallContext } from '../../api/call-context'
import { endpoint } from '../../api/endpoint'
import { errorResponse } from '../../api/respond'
import { findGuest, findGuestLink, type Guest } from './guest'

type GuestCall = ApiCall & { caller: 'roomGuest' }

/** A call that is reached by whoever has entered by the guest link in its address alone. */
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

/** Of a link that is good, whoever asks has to enter; any other is as unknown as none. */
export async function refuseGuest(req: PayloadRequest, link: string): Promise<Response> {
  const isGood = (await findGuestLink(req, link)) !== null
  return errorResponse(isGood ? 'unauthenticated' : 'notFound')
}
