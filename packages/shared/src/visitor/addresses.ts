import ipaddr from 'ipaddr.js'
import { isIP, isIPv6 } from 'node:net'

/**
 * Normalizes an IP address for comparison: without brackets, port and zone, and with IPv4
 * addresses from IPv6 sockets as IPv4. Null for any other text.
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

/** Whether an address has no place in the world: one of a local network, or of the machine itself. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE_RANGES.includes(ipaddr.process(address).range())
}

/**
 * The key of an address for rate limits. An IPv6 /64 counts as one, because a household or server
 * has all of it.
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
