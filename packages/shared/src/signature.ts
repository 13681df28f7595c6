import { createHmac, timingSafeEqual } from 'node:crypto'

export const SIGNATURE_HEADER = 'x-publish-signature'

/** The maximum age of a signed message in milliseconds. */
const MAX_AGE_MS = 60_000

/** @returns `t=<ms>,v1=<hex>`, where the second part is HMAC-SHA-256 of the time and the body */
export function sign(body: string, secret: string, now = Date.now()): string {
  return `t=${now},v1=${digest(body, secret, now)}`
}

/**
 * Checks a signature. Never throws.
 * @returns false for a wrong, malformed or old signature
 */
export function isSignedBy(
  header: string | null,
  body: string,
  secret: string,
  now = Date.now(),
): boolean {
  const match = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!match) return false
  const [, time = '', given = ''] = match
  if (Math.abs(now - Number(time)) > MAX_AGE_MS) return false
  const expected = digest(body, secret, Number(time))
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(expected, 'hex'))
}

function digest(body: string, secret: string, time: number): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
}
