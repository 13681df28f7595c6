import { generate } from 'lean-qr'
import { toSvgDataURL } from 'lean-qr/extras/svg'
import { Secret, TOTP } from 'otpauth'

/** What every authenticator app knows: SHA-1, six digits, half a minute (RFC 6238). */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** One code before and one after the present one: phones' clocks are not all right. */
const WINDOW = 1
const SECRET_BYTES = 20

/** @returns base32, as apps take it */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** For the QR code: whose account it is, and where. */
export function totpAddress(secret: string, { email, studio }: { email: string; studio: string }) {
  return totpOf(secret, { label: email, issuer: studio }).toString()
}

/**
 * The half minute, counted from 1970, that a code belongs to; null where it fits none that is
 * near. Each one counts once: whoever uses it has to remember it.
 */
export function totpStep(secret: string, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = totpOf(secret).validate({ token: code, window: WINDOW, timestamp: now })
  return delta === null ? null : Math.floor(now / 1000 / SETTINGS.period) + delta
}

function totpOf(secret: string, more: { label?: string; issuer?: string } = {}): TOTP {
  return new TOTP({ ...SETTINGS, ...more, secret: Secret.fromBase32(secret) })
}

/** Black on white whatever the page's colours are: cameras want it so. */
export function qrCode(text: string): string {
  return toSvgDataURL(generate(text), { on: 'black', off: 'white', pad: 4 })
}
