import { beforeNext } from './before-next'

/**
 * An address whose escapes mean nothing (`/a%`, `/%F0x`), with its percent signs as plain signs:
 * it is then simply not found. Others stay as they are. Next would answer with a 500.
 *
 * @param address path and query, as in a request's first line
 */
export function literalAddress(address: string): string {
  const [path = ''] = address.split('?', 1)
  try {
    decodeURIComponent(path)
    return address
  } catch {
    return path.replaceAll('%', '%25') + address.slice(path.length)
  }
}

/** From here on no address of a request has escapes without a meaning. */
export function readAddressesLiterally(): void {
  beforeNext((request, _, askNext) => {
    if (request.url) request.url = literalAddress(request.url)
    askNext()
  })
}
