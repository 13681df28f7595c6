import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/**
 * Calls `prepare` with each request of this process's servers before Next handles it. Next's
 * routes see what `prepare` sets on the request. This is necessary because routes have no access
 * to the socket, and headers alone can be forged.
 */
export function onRequestStart(
  prepare: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    prepare(request, response)
  })
}

/**
 * Makes this process's servers answer requests to change the protocol (`Upgrade: websocket`) as if
 * they did not ask for that. Next listens for them in production too, where it leaves most of them
 * without an answer and with an open connection. Node answers them as ordinary requests if nothing
 * listens. A server is known from its first ordinary request on, such as that of a health check.
 */
export function ignoreUpgrades(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server }
    server.removeAllListeners('upgrade')
    delete request.headers.upgrade
  })
}

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i

/** `OPTIONS *` asks about the whole server. This route answers it. */
const SERVER_ROUTE = '/api/health'

/**
 * Converts a request's target to a path with its query, which Next expects. A target in absolute
 * form, which every server must accept (RFC 9112, 3.2.2), also sets the host.
 */
export function readTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const target = request.url ?? '/'
  const [origin, host] = ABSOLUTE.exec(target) ?? []
  if (host) request.headers.host = host
  const path = origin === undefined ? target : target.slice(origin.length)
  if (path === '*') request.url = SERVER_ROUTE
  else request.url = literalAddress(path.startsWith('/') ? path : `/${path}`)
}

/**
 * Matches escapes of letters, digits and `-._~`, which are not necessary and do not change an
 * address (RFC 3986, 6.2.2.2).
 */
const NEEDLESS_ESCAPE = /%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|3[0-9]|2[de]|5f|7e)/gi

/**
 * Line ends, separators and control characters, which route patterns do not match and the paths of
 * pages never contain.
 */
const INVISIBLE = /[\p{Cc}\u2028\u2029]/u

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
  if (decoded === null || INVISIBLE.test(decoded)) return path.replaceAll('%', '%25') + rest
  return path.replaceAll(NEEDLESS_ESCAPE, (escape) => decodeURIComponent(escape)) + rest
}

function decodeOrNull(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The route that answers refused methods. Both apps have it. */
export const NOT_ALLOWED_ROUTE = '/api/not-allowed'

/** Files of the build, which can only be read. */
const BUILD_FILES = /^\/_next(\/|$)/
const READS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Routes a request whose method is not allowed to the error route, because Next fails at some
 * methods (`TRACE`).
 */
export function refuseUnknownMethod(request: Pick<IncomingMessage, 'method' | 'url'>): void {
  const { method = 'GET', url = '/' } = request
  if ((BUILD_FILES.test(url) ? READS : METHODS).includes(method)) return
  request.method = 'GET'
  request.url = NOT_ALLOWED_ROUTE
}

/** Milliseconds in which the sender of an oversized body can read the answer. */
const READ_ANSWER_MS = 1_000

/**
 * Closes the connection after a body was refused as too long. The rest of the body is not read. The
 * connection stays open for a moment, because otherwise the system would discard the answer.
 */
export function closeAfterRefusal(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (response.statusCode !== 413 || request.complete) return
    setTimeout(() => {
      if (!request.complete) request.socket.destroy()
    }, READ_ANSWER_MS).unref()
  })
}
