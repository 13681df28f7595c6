import type { PayloadRequest } from 'payload'

export interface KnownReceipt {
  reference: string
  fingerprint: string
}

/** What was answered to an earlier attempt with this key. */
export async function findReceipt(req: PayloadRequest, key: string): Promise<KnownReceipt | null> {
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { idempotencyKey: { equals: key } },
    select: { reference: true, fingerprint: true },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}
