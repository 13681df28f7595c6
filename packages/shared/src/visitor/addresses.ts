import ipaddr from 'ipaddr.js'
import { isIP, isIPv6 } from 'node:net'

/**
 * An address as it is compared, or null for what is none: without brackets, port
 * and zone; an IPv4 address that came over an IPv6 socket is an IPv4 address.
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

/** One household or server has a whole /64 of IPv6 addresses: they count as one. */
export function addressKey(key: string): string {
  if (!isIPv6(key)) return key
  const address = ipaddr.IPv6.parse(key.split('%', 1)[0] ?? '')
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString()
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
