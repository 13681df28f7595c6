import { createHash, randomInt } from 'node:crypto'
import type { PayloadRequest } from 'payload'

/** Crockford's alphabet. On the phone, its letters are not mistaken for digits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Creates a reference such as `7K3F-92QD` from 40 random bits. Visitors can read it out on the
 * phone.
 */
export function newReference(): string {
  const signs = Array.from({ length: 8 }, () => SIGNS.charAt(randomInt(SIGNS.length)))
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
}

/** Fields that change with each attempt and do not belong to the message. */
const PASSING = ['idempotency_key', 'form_token', 'proof', 'website']

/**
 * Returns the same value for equal messages. It distinguishes a repeated attempt from another
 * message with the same key.
 */
export function fingerprintOf(kind: string, body: object, files: readonly Buffer[]): string {
  const fields = Object.entries(body)
    .filter(([name, value]) => !PASSING.includes(name) && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const hash = createHash('sha256').update(JSON.stringify([kind, fields]))
  for (const file of files) hash.update(file)
  return hash.digest('base64url')
}

export interface KnownReceipt {
  reference: string
  fingerprint: string
}

/** Finds the response to an earlier attempt with this key. */
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
