import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

/** Whether the machine at that address is a proxy of ours. */
export type IsTrusted = (address: string) => boolean

/** `10.0.0.0/8, 127.0.0.1, fd00::/8`: the addresses and ranges of our own proxies. Empty: none. */
export const trustedProxiesSchema = z
  .string()
  .default('')
  .transform((list, context): IsTrusted => {
    const proxies = new BlockList()
    for (const entry of list.split(',').map((part) => part.trim())) {
      if (entry && !add(proxies, entry)) {
        context.addIssue({ code: 'custom', message: `“${entry}” is no address and no range` })
      }
    }
    return (address) => isIP(address) !== 0 && proxies.check(address, familyOf(address))
  })

function add(proxies: BlockList, entry: string): boolean {
  const [address = '', bits] = entry.split('/')
  if (isIP(address) === 0) return false
  const longest = isIP(address) === 4 ? 32 : 128
  const length = bits === undefined ? longest : Number(bits)
  if (!Number.isInteger(length) || bits === '' || length < 0 || length > longest) return false
  proxies.addSubnet(address, length, familyOf(address))
  return true
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
