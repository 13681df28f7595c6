import ipaddr from 'ipaddr.js'
import { isIP, isIPv6 } from 'node:net'

/**
 * Normalizes an IP address for comparison: it has no brackets, port or zone, and an IPv4 address
 * from an IPv6 socket becomes IPv4.
 * @returns null for any other text
 */
export function plainAddress(text: string | undefined): string | null {
  let address = (text ?? '').trim()
  const withPort = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(address)
  if (withPort) address = withPort[1] ?? withPort[2] ?? ''
  address = address.split('%', 1)[0] ?? ''
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)
  if (mapped) address = mapped[1] ?? ''
  return isIP(address) === 0 ? null : address.toLowerCase()
}

const PRIVATE_RANGES = [
  'unspecified',
  'private',
  'carrierGradeNat',
  'loopback',
  'linkLocal',
  'uniqueLocal',
]

/**
 * @returns whether an address has no location, because it belongs to a local network or to the
 * machine itself
 */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE_RANGES.includes(ipaddr.process(address).range())
}

/**
 * @returns the key of an address for rate limits. All addresses of an IPv6 /64 share one key,
 * because a household or server owns all of them
 */
export function addressKey(key: string): string {
  if (!isIPv6(key)) return key
  const address = ipaddr.IPv6.parse(key.split('%', 1)[0] ?? '')
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString()
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
