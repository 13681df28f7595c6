import proxyAddress from 'proxy-addr'
import { z } from 'zod'
import { plainAddress } from './addresses'

/** Says whether an address belongs to a trusted proxy. */
export type IsTrusted = (address: string, hops: number) => boolean

/**
 * A list of the addresses and ranges of trusted proxies: `10.0.0.0/8, 127.0.0.1, fd00::/8`. If it
 * is empty, no proxy is trusted.
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
 * @returns whether an entry is an address, optionally with a prefix length. Names, masks and a
 * range of all addresses are refused, although the library would accept them
 */
function isRange(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/')
  if (more.length > 0 || plainAddress(address) !== address.toLowerCase()) return false
  if (bits === undefined) return true
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (address.includes(':') ? 128 : 32)
}
