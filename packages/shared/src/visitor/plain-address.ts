import { isIP } from 'node:net'

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
