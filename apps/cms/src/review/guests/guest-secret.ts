import { createHmac, hkdfSync } from 'node:crypto'
import { digestOf, newSecret } from '../../accounts/secrets'
import { env } from '../../env'

/**
 * What a guest link ends with. The database has the seed and a digest; whoever has a copy of it, but
 * not the backend's secret, opens no room.
 */
export function newGuestSecret(): { seed: string; secret: string } {
  const seed = newSecret()
  return { seed, secret: secretFrom(seed) }
}

/** Null for a link without a seed, and where the backend's secret was another one. */
export function readGuestSecret(seed: string | null | undefined, digest: string): string | null {
  if (!seed) return null
  const secret = secretFrom(seed)
  return digestOf(secret) === digest ? secret : null
}

function secretFrom(seed: string): string {
  const key = Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', 'guest link', 32))
  return createHmac('sha256', key).update(seed).digest('base64url')
}
