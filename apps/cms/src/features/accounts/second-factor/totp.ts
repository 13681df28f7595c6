import { generate } from 'lean-qr'
import { toSvgDataURL } from 'lean-qr/extras/svg'
import { Secret, TOTP } from 'otpauth'

/** The settings that every authenticator app supports (RFC 6238). */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** The previous and the next code are accepted, too, because phones' clocks differ. */
const WINDOW = 1
const SECRET_BYTES = 20

/** @returns base32, the format of authenticator apps */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

export function totpAddress(secret: string, { email, studio }: { email: string; studio: string }) {
  return totpOf(secret, { label: email, issuer: studio }).toString()
}

/**
 * Finds the time step of a code: the number of half minutes since 1970. The caller must store the
 * step, so that each code is valid only once.
 *
 * @returns null if the code is invalid now
 */
export function totpStep(secret: string, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = totpOf(secret).validate({ token: code, window: WINDOW, timestamp: now })
  return delta === null ? null : Math.floor(now / 1000 / SETTINGS.period) + delta
}

function totpOf(secret: string, more: { label?: string; issuer?: string } = {}): TOTP {
  return new TOTP({ ...SETTINGS, ...more, secret: Secret.fromBase32(secret) })
}

/**
 * Draws the code black on white in both color schemes, because some cameras cannot read inverted
 * codes.
 */
export function qrCode(text: string): string {
  return toSvgDataURL(generate(text), { on: 'black', off: 'white', pad: 4 })
}
