import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

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
