import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Locale } from '@studio/shared/locales'
import { unsubscribePath } from '@studio/shared/routes/account'
import { siteAddress } from '../../accounts/site-address'
import { env } from '../../../platform/env'

export interface Addressee {
  id: number
  /** A link is valid only for the email address to which it was sent. */
  email: string
}

/**
 * Creates a token `<id>-<HMAC>`. It allows only to change this person's setting for mails about
 * notes.
 */
export function unsubscribeToken({ id, email }: Addressee): string {
  const mac = createHmac('sha256', env.PAYLOAD_SECRET).update(`review mail ${id} ${email}`)
  return `${id}-${mac.digest('base64url')}`
}

/** The account id in a token that has not been verified. */
export function idInToken(token: string): number | null {
  const id = /^([1-9]\d{0,8})-[\w-]{43}$/.exec(token)?.[1]
  return id === undefined ? null : Number(id)
}

export function isTokenOf(token: string, addressee: Addressee): boolean {
  const expected = Buffer.from(unsubscribeToken(addressee))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Links to the page with the unsubscribe button and to the one-click call of mail programs. */
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
