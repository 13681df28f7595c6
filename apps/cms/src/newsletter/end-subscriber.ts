import type { PayloadRequest } from 'payload'

/** Ends the newsletter for whoever has the link. The record that it ended is kept for a while. */
export async function endSubscriber(req: PayloadRequest, endToken: string): Promise<void> {
  await req.payload.update({
    collection: 'subscribers',
    where: { endToken: { equals: endToken }, status: { not_equals: 'ended' } },
    data: { status: 'ended', endedAt: new Date().toISOString(), confirmTokenHash: null },
    depth: 0,
    req,
  })
}
