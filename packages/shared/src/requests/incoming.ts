import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Hands out each request of this process's servers before anything handles it: what is set on it
 * here, Next's routes see. They get no socket, and headers alone can be forged.
 *
 * @see https://nodejs.org/api/diagnostics_channel.html#http
 */
export function onRequestStart(
  prepare: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    prepare(request, response)
  })
}

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

/** Escapes of letters, digits and `-._~`: with and without them it is the same address (RFC 3986, 6.2.2.2). */
const NEEDLESS_ESCAPE = /%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|3[0-9]|2[de]|5f|7e)/gi

/** Line ends, separators and controls: patterns of routes do not match them, and no page has them. */
const UNSEEN = /[\p{Cc}\u2028\u2029]/u

/**
 * Normalizes an address to the form that routes match: `/%6cogin` becomes `/login`. If its escapes
 * are invalid (`/a%`, `/%F0x`) or encode line ends or control characters, its percent signs are
 * treated as literal percent signs, so the address is not found. Otherwise Next would answer with
 * status 500, or with a not-found page and status 200.
 */
function literalAddress(address: string): string {
  const [path = ''] = address.split('?', 1)
  const rest = address.slice(path.length)
  const decoded = decodeOrNull(path)
  if (decoded === null || UNSEEN.test(decoded)) return path.replaceAll('%', '%25') + rest
  return path.replaceAll(NEEDLESS_ESCAPE, (escape) => decodeURIComponent(escape)) + rest
}

function decodeOrNull(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Those that routes can have. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The route that answers in its place: both applications have one. */
const NOT_ALLOWED = '/api/not-allowed'

/** Files of the program, which are only read. */
const PROGRAM = /^\/_next(\/|$)/
const READS = ['GET', 'HEAD', 'OPTIONS']

/** A request by a method that its address cannot have is answered; Next would fail at some (`TRACE`). */
export function refuseUnknownMethod(request: Pick<IncomingMessage, 'method' | 'url'>): void {
  const { method = 'GET', url = '/' } = request
  if ((PROGRAM.test(url) ? READS : METHODS).includes(method)) return
  request.method = 'GET'
  request.url = NOT_ALLOWED
}

/** Milliseconds in which the sender of a body that is too long reads the answer. */
const TO_READ = 1_000

/**
 * What is still on its way of a body that was refused as too long is not waited for. The connection
 * is closed a moment after the answer: at once, the system would drop the answer with the rest.
 */
export function closeAfterRefusal(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (response.statusCode !== 413 || request.complete) return
    setTimeout(() => {
      if (!request.complete) request.socket.destroy()
    }, TO_READ).unref()
  })
}
