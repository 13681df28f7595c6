import type { IncomingMessage } from 'node:http'

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i

/** What `OPTIONS *` asks about is the server as a whole: this route answers wherever it runs. */
const WHOLE_SERVER = '/api/health'

/**
 * Makes of a request's target what Next reads: a path with its query. The absolute form, which every
 * server has to take (RFC 9112, 3.2.2), names the host as well.
 */
export function readTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const target = request.url ?? '/'
  const [origin, host] = ABSOLUTE.exec(target) ?? []
  if (host) request.headers.host = host
  const path = origin === undefined ? target : target.slice(origin.length)
  if (path === '*') request.url = WHOLE_SERVER
  else request.url = literalAddress(path.startsWith('/') ? path : `/${path}`)
}

/**
 * An address whose escapes mean nothing (`/a%`, `/%F0x`), with its percent signs as plain signs:
 * it is then simply not found. Others stay as they are. Next would answer with a 500.
 */
function literalAddress(address: string): string {
  const [path = ''] = address.split('?', 1)
  try {
    decodeURIComponent(path)
    return address
  } catch {
    return path.replaceAll('%', '%25') + address.slice(path.length)
  }
}
