import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'
import { COUNTRY_HEADERS } from '../negotiation'
import { plainAddress } from './addresses'
import type { IsTrusted } from './trusted-proxies'
import type { Visitor } from './visitor'

type Asked = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

/**
 * Finds the visitor of a request. Headers count only if the connection comes from a trusted proxy.
 * The visitor's address is then the last forwarded one that is not a proxy's, because visitors can
 * forge the ones before it.
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

/**
 * @returns whether a text is a country code. CDNs write `T1`, `XX` and similar codes for “unknown”,
 * which match no country of the site
 */
function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text)
}

/** Joins a repeated header to one list. */
function asText(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(',') : (value ?? '')
}

function hostName(host: string | undefined): string {
  const [name = ''] = (host ?? '').toLowerCase().split(':')
  return /^[a-z\d.-]{1,253}$/.test(name) ? name : ''
}
