import proxyAddress from 'proxy-addr'
import { z } from 'zod'
import { plainAddress } from './addresses'

/** Whether the address belongs to a trusted proxy. */
export type IsTrusted = (address: string, hops: number) => boolean

/**
 * A list of the trusted proxies' addresses and ranges: `10.0.0.0/8, 127.0.0.1, fd00::/8`. Empty
 * means none.
 */
export const trustedProxiesSchema = z
  .string()
  .default('')
  .transform((list, context): IsTrusted => {
    const entries = list.split(',').map((part) => part.trim())
    const known = entries.filter((entry) => {
      if (!entry) return false
      if (isRange(entry)) return true
      context.addIssue({ code: 'custom', message: `“${entry}” is no address and no range` })
      return false
    })
    const isListed = proxyAddress.compile(known)
    return (address, hops) => {
      const plain = plainAddress(address)
      return plain !== null && isListed(plain, hops)
    }
  })

/**
 * An address, optionally with a prefix length. Refuses a range of all addresses, and names and
 * masks, which the library would accept.
 */
function isRange(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/')
  if (more.length > 0 || plainAddress(address) !== address.toLowerCase()) return false
  if (bits === undefined) return true
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (address.includes(':') ? 128 : 32)
}
