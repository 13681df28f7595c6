import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PageMemory } from './page-memory'
import { rememberPages } from './remember-pages'

const HTML = `<!doctype html><title>Prices</title>${'<p>A paragraph.</p>'.repeat(200)}`

let server: Server
let asked: { url: string; headers: IncomingHttpHeaders }[] = []

/** Stands for Next: what it answers depends on the address. */
beforeAll(async () => {
  const original = Reflect.get((await import('node:http')).Server.prototype, 'emit') as unknown
  rememberPages()
  expect(Reflect.get((await import('node:http')).Server.prototype, 'emit')).not.toBe(original)
  server = createServer((incoming, response) => {
    const url = incoming.url ?? ''
    asked.push({ url, headers: { ...incoming.headers } })
    response.statusCode = url.startsWith('/missing') ? 404 : 200
    response.setHeader('content-type', url.startsWith('/api') ? 'application/json' : 'text/html')
    response.setHeader('x-nextjs-cache', url.startsWith('/new') ? 'MISS' : 'HIT')
    response.setHeader('x-page-key', url)
    response.setHeader('x-page-tags', `all,page:${url}`)
    response.setHeader('vary', 'rsc')
    if (url.startsWith('/cookie')) response.setHeader('set-cookie', 'country=uk')
    response.setHeader('content-length', Buffer.byteLength(HTML))
    response.end(HTML)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => server.close())
beforeEach(() => {
  asked = []
})

function visit(path: string, headers: IncomingHttpHeaders = {}) {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      request({ port, path, headers, agent: false }, (response) => {
        void buffer(response).then((body) => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
        })
      })
        .on('error', reject)
        .end()
    },
  )
}

function memory(): PageMemory {
  return Reflect.get(globalThis, Symbol.for('studio.page-memory')) as PageMemory
}

describe('a finished page', () => {
  it('is asked of Next once, and is the same for the next visitor', async () => {
    const first = await visit('/pricing')
    const second = await visit('/pricing')
    expect(asked).toHaveLength(1)
    expect(second.body.toString()).toBe(HTML)
    expect(second.headers).toMatchObject({ vary: 'rsc, accept-encoding' })
    expect({ ...second.headers, date: '' }).toEqual({ ...first.headers, date: '' })
    expect(second.headers).not.toHaveProperty('x-page-key')
    expect(second.headers).not.toHaveProperty('x-page-tags')
  })

  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
    [undefined, 'br;q=0', (body: Buffer) => body],
  ])('is sent as %s to who accepts “%s”', async (encoding, accepted, unpack) => {
    for (const path of ['/packed', '/missing', '/packed']) {
      const { headers, body } = await visit(path, { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBe(encoding)
      expect(Number(headers['content-length'])).toBe(body.byteLength)
      expect(unpack(body).toString()).toBe(HTML)
    }
  })

  it('is not sent to a browser that has it', async () => {
    const { etag } = (await visit('/known')).headers
    for (const path of ['/known', '/new/known']) {
      const { status, body } = await visit(path, { 'if-none-match': etag })
      expect([status, body.byteLength]).toEqual([304, 0])
    }
    expect((await visit('/known', { 'if-none-match': '"another"' })).status).toBe(200)
  })

  it('is asked for again when something on it has changed', async () => {
    await visit('/changed')
    memory().change(['page:/changed'], true)
    await visit('/changed')
    expect(asked).toHaveLength(2)
  })
})

it('the names that Next’s cache uses stay inside', async () => {
  for (const headers of [{}, { rsc: '1' }]) {
    for (const path of ['/inside', '/api/inside', '/missing']) {
      expect(Object.keys((await visit(path, headers)).headers).join()).not.toContain('x-page-')
    }
  }
})

describe('Next is asked each time', () => {
  it.each([
    ['for a page that does not exist', '/missing'],
    ['for a page that it has just made', '/new'],
    ['for a page that sets a cookie', '/cookie'],
    ['for what is no page', '/api/health'],
  ])('%s', async (_, path) => {
    await visit(path)
    expect((await visit(path)).body.toString()).toBe(HTML)
    expect(asked).toHaveLength(2)
  })
})
