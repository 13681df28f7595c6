import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const DEMO = fileURLToPath(new URL('../../demo/', import.meta.url))
const TYPES: Record<string, string> = { '.html': 'text/html', '.mp4': 'video/mp4' }

/** Serves the demo's folder on a local port. */
export async function serveDemo(port = 0): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = join(DEMO, normalize(pathname))
    stat(path).then(
      ({ size }) => {
        const type = TYPES[extname(path)] ?? 'application/octet-stream'
        response.writeHead(200, { 'content-type': type, 'content-length': size })
        createReadStream(path).pipe(response)
      },
      () => response.writeHead(404).end(),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/scrub.html`, server }
}
