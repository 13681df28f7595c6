import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { isSignedBy, sign } from '../signature'

/** The sender of a request, as far as it can be trusted. */
export interface Visitor {
  address: string
  /** The ISO 3166 code of the visitor's country, from a trusted CDN. */
  country: string | null
  /** The requested host without its port. */
  host: string
}

/**
 * The header that the app itself sets on requests. A header of this name from outside is dropped.
 */
export const VISITOR_HEADER = 'x-visitor'
const SIGNATURE_HEADER = 'x-visitor-signature'

/** The prefix separates it from publish messages, which are signed with the same secret. */
const signedText = (value: string) => `visitor ${value}`

export function writeVisitor({ address, country, host }: Visitor): string {
  return [address, country ?? '', host].join(' ')
}

export function readVisitor(value: string | null | undefined): Visitor | null {
  const [address = '', country = '', host = ''] = (value ?? '').split(' ')
  return isIP(address) === 0 ? null : { address, country: country || null, host }
}

/** @returns the headers with which the web names the visitor to the CMS */
export function signedVisitor(visitor: Visitor, secret: string): Record<string, string> {
  const value = writeVisitor(visitor)
  return { [VISITOR_HEADER]: value, [SIGNATURE_HEADER]: sign(signedText(value), secret) }
}

/** @returns the visitor, or null unless the other app signed the header within the last minute */
export function readSignedVisitor(headers: SentHeaders, secret: string): Visitor | null {
  const value = textOf(headers[VISITOR_HEADER])
  const signature = textOf(headers[SIGNATURE_HEADER])
  if (value === null || !isSignedBy(signature, signedText(value), secret)) return null
  return readVisitor(value)
}

type SentHeaders = Record<string, string | string[] | undefined>

function textOf(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null
}

/** Sets the visitor's header on a request, and removes one that comes from outside. */
export function noteVisitor({ headers }: IncomingMessage, visitor: Visitor | null): void {
  if (visitor) headers[VISITOR_HEADER] = writeVisitor(visitor)
  else Reflect.deleteProperty(headers, VISITOR_HEADER)
}
