import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { isSignedBy, sign } from '../signature'

/** Who sent a request, as far as we believe it. */
export interface Visitor {
  /** IP address. */
  address: string
  /** What a CDN that we trust said: an ISO 3166 code. */
  country: string | null
  /** The host that was asked for, without its port. */
  host: string
}

/** On a request, for the app's own code; what a visitor sends under this name is dropped. */
export const VISITOR_HEADER = 'x-visitor'
const SIGNATURE_HEADER = 'x-visitor-signature'

/** Signed apart from publish messages, which use the same secret. */
const signedText = (value: string) => `visitor ${value}`

export function writeVisitor({ address, country, host }: Visitor): string {
  return [address, country ?? '', host].join(' ')
}

export function readVisitor(value: string | null | undefined): Visitor | null {
  const [address = '', country = '', host = ''] = (value ?? '').split(' ')
  return isIP(address) === 0 ? null : { address, country: country || null, host }
}

/** With which the web tells the CMS for whom it calls. */
export function signedVisitor(visitor: Visitor, secret: string): Record<string, string> {
  const value = writeVisitor(visitor)
  return { [VISITOR_HEADER]: value, [SIGNATURE_HEADER]: sign(signedText(value), secret) }
}

/** Null unless the other app signed it within the last minute. */
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

/** Notes on a request who sent it; what came from outside under that name is dropped. */
export function noteVisitor({ headers }: IncomingMessage, visitor: Visitor | null): void {
  if (visitor) headers[VISITOR_HEADER] = writeVisitor(visitor)
  else Reflect.deleteProperty(headers, VISITOR_HEADER)
}
