import { isIP } from 'node:net'
import { isSignedBy, sign } from '../signature'
import type { Visitor } from './visitor'

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
