import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'
import { COUNTRY_HEADERS } from '../negotiation'
import { plainAddress } from './addresses'
import type { IsTrusted } from './trusted-proxies'
import type { Visitor } from './visitor'

type Asked = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

/**
 * The visitor of a request. What headers say counts only when the connection comes from a proxy of
 * ours: then the last forwarded address that is not a proxy's. All before it the visitor may have
 * written.
 */
export function findVisitor(request: Asked, isTrusted: IsTrusted): Visitor | null {
  const { headers, socket } = request
  const peer = plainAddress(socket.remoteAddress)
  if (peer === null) return null
  const host = hostName(headers.host)
  if (!isTrusted(peer, 0)) return { address: peer, country: null, host }
  const forwarded = plainAddress(proxyAddress(request as IncomingMessage, isTrusted))
  const country = COUNTRY_HEADERS.map((name) => asText(headers[name])).find(isCountryCode)
  return { address: forwarded ?? peer, country: country ?? null, host }
}

/** `T1`, `XX` and the like are what CDNs write for “unknown”; they match no country of ours. */
function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text)
}

/** A header that was sent twice is one list. */
function asText(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(',') : (value ?? '')
}

function hostName(host: string | undefined): string {
  const [name = ''] = (host ?? '').toLowerCase().split(':')
  return /^[a-z\d.-]{1,253}$/.test(name) ? name : ''
}
