import { isIP } from 'node:net'
import { isSignedBy, sign } from '../signature'

/** Who sent a call that the web passes on. */
export interface Visitor {
  /** The visitor's IP address, as the web found it. */
  address: string
  /** What a CDN in front of the web said: an ISO 3166 code. */
  country: string | null
}

const VISITOR_HEADER = 'x-visitor'
const SIGNATURE_HEADER = 'x-visitor-signature'

/** Signed apart from publish messages, which use the same secret. */
const signedText = (value: string) => `visitor ${value}`

export function visitorHeaders(visitor: Visitor, secret: string): Record<string, string> {
  const value = `${visitor.address};${visitor.country ?? ''}`
  return { [VISITOR_HEADER]: value, [SIGNATURE_HEADER]: sign(signedText(value), secret) }
}

/** Null unless the other app signed it within the last minute. */
export function readVisitor(headers: Headers, secret: string): Visitor | null {
  const value = headers.get(VISITOR_HEADER)
  if (!value || !isSignedBy(headers.get(SIGNATURE_HEADER), signedText(value), secret)) return null
  const [address = '', country = ''] = value.split(';')
  if (isIP(address) === 0) return null
  return { address, country: /^[A-Z]{2}$/.test(country) ? country : null }
}
