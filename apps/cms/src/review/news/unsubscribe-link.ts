import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Locale } from '@studio/shared/locales'
import { unsubscribePath } from '@studio/shared/routes/account'
import { siteAddress } from '../../accounts/site-address'
import { env } from '../../env'

export interface Addressee {
  id: number
  /** A link is only valid for the email address that it was sent to. */
  email: string
}

/** `<id>-<HMAC>`: changes one person's setting for mails about notes, and nothing else. */
export function unsubscribeToken({ id, email }: Addressee): string {
  const mac = createHmac('sha256', env.PAYLOAD_SECRET).update(`review mail ${id} ${email}`)
  return `${id}-${mac.digest('base64url')}`
}

/** The account id in an unverified token. */
export function idInToken(token: string): number | null {
  const id = /^([1-9]\d{0,8})-[\w-]{43}$/.exec(token)?.[1]
  return id === undefined ? null : Number(id)
}

export function isTokenOf(token: string, addressee: Addressee): boolean {
  const expected = Buffer.from(unsubscribeToken(addressee))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Links of the page with a button, and of the one-click call of mail programs. */
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
