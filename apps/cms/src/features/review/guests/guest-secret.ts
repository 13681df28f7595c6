import { createHmac, hkdfSync } from 'node:crypto'
import { digestOf, newSecret } from '../../accounts/secrets'
import { env } from '../../../platform/env'

/**
 * Creates the last part of a guest link's path. The database stores a seed and a digest, which
 * cannot open a room without the backend's secret.
 */
export function newGuestSecret(): { seed: string; secret: string } {
  const seed = newSecret()
  return { seed, secret: secretFrom(seed) }
}

/** @returns null for a link without a seed, or if the backend's secret has changed */
export function readGuestSecret(seed: string | null | undefined, digest: string): string | null {
  if (!seed) return null
  const secret = secretFrom(seed)
  return digestOf(secret) === digest ? secret : null
}

function secretFrom(seed: string): string {
  const key = Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', 'guest link', 32))
  return createHmac('sha256', key).update(seed).digest('base64url')
}
