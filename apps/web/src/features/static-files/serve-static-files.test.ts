import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { createServer, request, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveStaticFiles } from './serve-static-files'

const FILES = {
  'chunks/page.js': 'start()',
  'chunks/page.js.br': 'brotli',
  'chunks/page.js.gz': 'gzipped',
  'chunks/tiny.css': 'a{}',
  'media/face.woff2': '0123456789',
  'media/lost.js': 'lost()',
  'media/lost.js.br': 'lost',
}

let folder: string
let server: Server

/** Stands for Next. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  serveStaticFiles({ folder, headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] })
  server = createServer((_, response) => response.end('Next'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

async function fetchFile(name: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request({ port, path: `/_next/static/${name}`, headers, method, agent: false }, resolve)
      .on('error', reject)
      .end()
  })
  const text = (await buffer(response)).toString()
  return { status: response.statusCode, headers: response.headers, text }
}

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

describe('a script', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'brotli', 'br'],
    ['gzip', 'gzipped', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzipped', 'gzip'],
    ['identity', 'start()', undefined],
    ['', 'start()', undefined],
  ])('is sent to who accepts "%s" as %s', async (wish, text, encoding) => {
    const answer = await fetchFile('chunks/page.js', { 'accept-encoding': wish })
    expect(answer).toMatchObject({ status: 200, text })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.vary).toBe('Accept-Encoding')
  })

  it('stays with whoever has it, and carries what each answer carries', async () => {
    const { headers } = await fetchFile('chunks/page.js', BROWSER)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
    const again = await fetchFile('chunks/page.js', { ...BROWSER, 'if-none-match': headers.etag })
    expect(again).toMatchObject({ status: 304, text: '' })
  })

  it('is sent as it is where no copy of it is smaller', async () => {
    const { text, headers } = await fetchFile('chunks/tiny.css?v=1', BROWSER)
    expect(text).toBe('a{}')
    expect(headers['content-encoding']).toBeUndefined()
  })
})

describe('a part of a file', () => {
  it('is sent alone', async () => {
    const answer = await fetchFile('media/face.woff2', { range: 'bytes=2-4' })
    expect(answer).toMatchObject({ status: 206, text: '234' })
    expect(answer.headers['content-range']).toBe('bytes 2-4/10')
  })

  it('that the file does not have is refused', async () => {
    const answer = await fetchFile('media/face.woff2', { range: 'bytes=50-' })
    expect(answer).toMatchObject({ status: 416, text: '' })
    expect(answer.headers['content-range']).toBe('bytes */10')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each(['bytes=5-2', 'bytes=x', 'bytes=-3', 'lines=1-2'])(
    'asked for as "%s" is no fault',
    async (range) => {
      expect([200, 206, 416]).toContain((await fetchFile('media/face.woff2', { range })).status)
    },
  )
})

describe('what is no file', () => {
  it.each(['chunks/missing.js', '../BUILD_ID', 'chunks/', 'chunks/%2e%2e/%2e%2e/BUILD_ID', '%00'])(
    'is not there: %s',
    async (name) => {
      const { status, text, headers } = await fetchFile(name, BROWSER)
      expect({ status, text }).toEqual({ status: 404, text: '' })
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-content-type-options']).toBe('nosniff')
    },
  )

  it('is not there any more', async () => {
    rmSync(path.join(folder, 'media/lost.js.br'))
    const { status, text, headers } = await fetchFile('media/lost.js', BROWSER)
    expect({ status, text }).toEqual({ status: 404, text: '' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
  })
})

it('leaves whoever does not read to Next', async () => {
  expect(await fetchFile('chunks/page.js', BROWSER, 'POST')).toMatchObject({ text: 'Next' })
})

it('tells the length without the file', async () => {
  const answer = await fetchFile('media/face.woff2', {}, 'HEAD')
  expect(answer).toMatchObject({ status: 200, text: '' })
  expect(answer.headers['content-length']).toBe('10')
})
