import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Locale } from '@studio/shared/locales'
import { unsubscribePath } from '@studio/shared/routes/account'
import { siteAddress } from '../../accounts/site-address'
import { env } from '../../env'

export interface Addressee {
  id: number
  /** A link that was sent to an address says nothing about the account once it has another. */
  email: string
}

/** `<id>-<HMAC>`: reaches when mails about notes come, of this one person, and nothing else. */
export function unsubscribeToken({ id, email }: Addressee): string {
  const mac = createHmac('sha256', env.PAYLOAD_SECRET).update(`review mail ${id} ${email}`)
  return `${id}-${mac.digest('base64url')}`
}

/** The account that a link says it is about. */
export function idInToken(token: string): number | null {
  const id = /^([1-9]\d{0,8})-[\w-]{43}$/.exec(token)?.[1]
  return id === undefined ? null : Number(id)
}

export function isTokenOf(token: string, addressee: Addressee): boolean {
  const expected = Buffer.from(unsubscribeToken(addressee))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The page with a button, and the address that mail programs post to by themselves. */
export function unsubscribeLinks(
  addressee: Addressee,
  locale: Locale,
): { endLink: string; endCall: string } {
  const token = unsubscribeToken(addressee)
  return {
    endLink: siteAddress(locale, unsubscribePath(token)),
    endCall: `${env.WEB_URL}/api/unsubscribe/${token}?locale=${locale}`,
  }
}
