import http from 'node:http'
import { once } from 'node:events'

/** @typedef {Awaited<ReturnType<typeof startOrigin>>} Origin */
/** @typedef {(request: http.IncomingMessage, response: http.ServerResponse) => unknown} Handler */

/** Answers as the website does with a storable page: a new body each time. */
export function storable(
  /** @type {http.ServerResponse} */ response,
  /** @type {string | Buffer} */ body = '',
  /** @type {http.OutgoingHttpHeaders} */ headers = {},
) {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    'CDN-Cache-Control': 'public, max-age=3600',
    'Cache-Tag': 'site,us/en',
    ...headers,
  })
  response.end(body)
}

/**
 * A web server whose answers the test chooses. It records its requests.
 *
 * @param {Handler} handler
 */
export async function startOrigin(handler) {
  /** @type {{ method: string, url: string, headers: http.IncomingHttpHeaders }[]} */
  const requests = []
  let answer = handler
  let isHealthy = true
  const server = http.createServer((request, response) => {
    if (request.url === '/api/health') {
      response.writeHead(isHealthy ? 200 : 503)
      return response.end()
    }
    const { method = '', url = '', headers } = request
    requests.push({ method, url, headers })
    return answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** @param {Handler} next */
    answer(next) {
      answer = next
    },
    /** @param {boolean} next */
    setHealthy(next) {
      isHealthy = next
    },
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
