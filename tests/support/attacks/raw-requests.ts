import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const END = '\r\nConnection: close\r\n\r\n'

/** Requests that no HTTP library would send. `{host}` stands for the server's host. */
export const RAW_REQUESTS = [
  `GET / HTTP/1.1\r\nHost: {host}\r\nHost: elsewhere${END}`,
  `GET http://elsewhere.example/api/user HTTP/1.1\r\nHost: {host}${END}`,
  `GET /%zz/..%c0%af HTTP/1.1\r\nHost: {host}${END}`,
  `GET //elsewhere.example/%2e%2e HTTP/1.1\r\nHost: {host}${END}`,
  `GET /\\..\\.. HTTP/1.1\r\nHost: {host}${END}`,
  `GET /a b HTTP/1.1\r\nHost: {host}${END}`,
  `GET foo HTTP/1.1\r\nHost: {host}${END}`,
  `OPTIONS * HTTP/1.1\r\nHost: {host}${END}`,
  `TRACE / HTTP/1.1\r\nHost: {host}${END}`,
  `PROPFIND /api/user HTTP/1.1\r\nHost: {host}${END}`,
  `CONNECT elsewhere:443 HTTP/1.1\r\nHost: {host}${END}`,
  `NONSENSE / HTTP/1.1\r\nHost: {host}${END}`,
  `GET / HTTP/1.1${END}`,
  `GET / HTTP/9.9\r\nHost: {host}${END}`,
  `GET / HTTP/1.1\r\nHost: ${'x'.repeat(20_000)}${END}`,
  `GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: {host}${END}`,
  `GET / HTTP/1.1\r\nHost: {host}\r\nX: a\u0000b${END}`,
  `GET / HTTP/1.1\r\nHost: {host}\r\nCookie: ${'a=b; '.repeat(2_000)}${END}`,
  `POST /api/login HTTP/1.1\r\nHost: {host}\r\nContent-Length: -1${END}{}`,
  `POST /api/login HTTP/1.1\r\nHost: {host}\r\nContent-Length: 2\r\nTransfer-Encoding: chunked${END}{}`,
  `POST /api/login HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked${END}zz\r\n{}\r\n`,
  `POST /api/login HTTP/1.1\r\nHost: {host}\r\nExpect: nonsense\r\nContent-Length: 2${END}{}`,
  `POST /api/users/login HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 2${END}{}`,
  `GET / HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  `\u0016\u0003\u0001\u0002\u0000\u0001`,
  '\r\n\r\n\r\n',
]

/** @returns what the server sends until it closes the connection, for at most two seconds */
export async function sendRaw(origin: string, bytes: string): Promise<string> {
  const { hostname, port, host } = new URL(origin)
  const socket = net.connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('latin1')
  socket.on('data', (part) => (text += String(part)))
  socket.on('error', () => undefined)
  socket.write(bytes.replaceAll('{host}', host), 'latin1')
  await Promise.race([once(socket, 'close'), sleep(2_000)])
  socket.destroy()
  return text
}
