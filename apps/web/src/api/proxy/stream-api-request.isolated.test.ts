import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const TOKEN = 't'.repeat(43)
const MEGABYTE = 1024 * 1024

let server: Server
let answer: RequestListener
let asked: { line: string; headers: IncomingHttpHeaders }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ line: `${request.method} ${request.url}`, headers: request.headers })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  Object.assign(process.env, {
    CMS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    SITE_URL: 'http://studio.test',
    PUBLISH_SECRET: 'x'.repeat(32),
  })
})

beforeEach(() => {
  asked = []
  answer = (request, response) => {
    request.resume().on('end', () => response.writeHead(204).end())
  }
})

afterAll(() => void server.close())

interface Sent {
  body?: ReadableStream
  headers?: Record<string, string>
}

async function call(line: string, { body, headers }: Sent = {}): Promise<Response> {
  const { proxyApiRequest } = await import('./proxy-api-request')
  const [method = '', path = ''] = line.split(' ')
  const own = { host: 'studio.test', 'sec-fetch-site': 'same-origin', cookie: `session=${TOKEN}` }
  return proxyApiRequest(
    new NextRequest(`http://studio.test/api${path}`, {
      method,
      headers: { ...own, ...headers },
      ...(body && { body, duplex: 'half' }),
    }),
  )
}

async function codeOf(response: Response): Promise<string> {
  const { error } = (await response.json()) as { error: { code: string } }
  return `${response.status} ${error.code}`
}

describe('a chunk of an upload', () => {
  it('It is forwarded while it is still being sent', async () => {
    let heard = 0
    let goOn: () => void = () => undefined
    const first = new Promise<void>((resolve) => (goOn = resolve))
    answer = (request, response) => {
      request.on('data', (part: Buffer) => {
        heard += part.length
        goOn()
      })
      request.on('end', () => response.writeHead(204, { 'upload-offset': heard }).end())
    }
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new Uint8Array(MEGABYTE))
        // The second half is sent only after the first has arrived.
        await first
        controller.enqueue(new Uint8Array(MEGABYTE))
        controller.close()
      },
    })
    const headers = {
      'content-length': String(2 * MEGABYTE),
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      'tus-resumable': '1.0.0',
      'x-forwarded-host': 'elsewhere.example',
    }
    const response = await call('PATCH /review/uploads/abc', { body, headers })
    expect(response.status).toBe(204)
    expect(response.headers.get('upload-offset')).toBe(String(2 * MEGABYTE))
    expect(response.headers.get('cache-control')).toBe('no-store')
    const [sent] = asked
    expect(sent?.line).toBe('PATCH /api/review/uploads/abc')
    expect(sent?.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'content-length': String(2 * MEGABYTE),
      'upload-offset': '0',
    })
    expect(sent?.headers.cookie).toBeUndefined()
    expect(sent?.headers['x-forwarded-host']).toBeUndefined()
  })

  it.each([
    ['PATCH', { 'content-length': String(17 * MEGABYTE) }, '413 tooLarge'],
    ['PATCH', { 'transfer-encoding': 'chunked' }, '400 invalidBody'],
    ['PATCH', { 'sec-fetch-site': 'cross-site' }, '403 crossSite'],
    ['DELETE', { 'sec-fetch-site': 'cross-site' }, '403 crossSite'],
    ['DELETE', { 'content-length': '1' }, '413 tooLarge'],
    ['PATCH', { cookie: '' }, '401 unauthenticated'],
    ['PUT', {}, '405 methodNotAllowed'],
  ])('Sent by %s with %j it is refused: %s', async (method, headers, expected) => {
    expect(await codeOf(await call(`${method} /review/uploads/abc`, { headers }))).toBe(expected)
    expect(asked).toEqual([])
  })

  it('An unknown path is not a stream', async () => {
    expect(await codeOf(await call('PATCH /review/uploads/a/b'))).toBe('404 notFound')
    expect(await codeOf(await call('PATCH /review/uploads/..%2F..'))).toBe('404 notFound')
    expect(asked).toEqual([])
  })

  it('It answers 503 while the CMS does not answer', async () => {
    answer = (request) => request.destroy()
    expect(await codeOf(await call('HEAD /review/uploads/abc'))).toBe('503 cmsUnavailable')
  })
})

describe('a file of a version', () => {
  it('It is sent in the requested range with its headers for browsers', async () => {
    answer = (_, response) => {
      response.writeHead(206, {
        'content-type': 'video/mp4',
        'content-range': 'bytes 2-3/10',
        'x-file-length': '2',
        'cache-control': 'private, max-age=300',
        etag: '"a"',
        'x-inside': 'secret',
      })
      response.end('cd')
    }
    const response = await call('GET /review/versions/7/play', { headers: { range: 'bytes=2-3' } })
    expect([response.status, await response.text()]).toEqual([206, 'cd'])
    expect(asked[0]?.headers.range).toBe('bytes=2-3')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-range': 'bytes 2-3/10',
      'x-file-length': '2',
      'cache-control': 'private, max-age=300',
      etag: '"a"',
    })
    expect(response.headers.has('x-inside')).toBe(false)
  })

  it('A refusal is forwarded as the CMS sent it', async () => {
    answer = (_, response) => {
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end('{"error":{"code":"notFound"}}')
    }
    expect(await codeOf(await call('GET /review/versions/7/play'))).toBe('404 notFound')
  })
})
