import fc from 'fast-check'
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noteVisitor, VISITOR_HEADER } from '../visitor/visitor'
import {
  closeAfterRefusal,
  ignoreUpgrades,
  onRequestStart,
  readTarget,
  refuseUnknownMethod,
} from './incoming'

describe('each request of a server', () => {
  let server: Server

  beforeAll(async () => {
    onRequestStart((asked) => {
      const isKnown = asked.url === '/known'
      noteVisitor(asked, isKnown ? { address: '203.0.113.7', country: null, host: 'h' } : null)
    })
    server = createServer((asked, answer) =>
      answer.end(String(asked.headers[VISITOR_HEADER] ?? '')),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })

  afterAll(() => {
    server.close()
  })

  function ask(path: string): Promise<string> {
    const { port } = server.address() as AddressInfo
    const headers = { [VISITOR_HEADER]: '8.8.8.8 GB forged' }
    return new Promise((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path, headers }, (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
        answer.on('end', () => resolve(text))
      })
      asked.on('error', reject).end()
    })
  }

  it('The server’s own header replaces the sent one before the request is handled', async () => {
    expect(await ask('/known')).toBe('203.0.113.7  h')
  })

  it('A sent header is dropped if the visitor is unknown', async () => {
    expect(await ask('/unknown')).toBe('')
  })
})

describe('the target of a request', () => {
  function read(url: string, host = 'studio.example') {
    const request = { url, headers: { host } }
    readTarget(request)
    return { url: request.url, host: request.headers.host }
  }

  describe('the form of the target', () => {
    it.each([
      ['/pricing?lang=uk', '/pricing?lang=uk'],
      ['http://studio.example/pricing?lang=uk', '/pricing?lang=uk'],
      ['HTTP://studio.example', '/'],
      ['http://studio.example?lang=uk', '/?lang=uk'],
      ['*', '/api/health'],
      ['/http://other.example/', '/http://other.example/'],
      ['/a%', '/a%25'],
      ['/%F0%9F%9', '/%25F0%259F%259'],
      ['/de/%9?lang=%C3%A4', '/de/%259?lang=%C3%A4'],
      ['/d%C3%BCsen/a%20b?q=%', '/d%C3%BCsen/a%20b?q=%'],
      ['/%6cogin', '/login'],
      ['/port%61l/%72eview/%31?return=%2Fa', '/portal/review/1?return=%2Fa'],
      ['/%67uest/%2Dx%7E%5f', '/guest/-x~_'],
      ['/a%2Fb%3Fc%23', '/a%2Fb%3Fc%23'],
      ['/%0aabc', '/%250aabc'],
      ['/pricing%0a', '/pricing%250a'],
      ['/pricing%0D%0A?x=1', '/pricing%250D%250A?x=1'],
      ['/%e2%80%a8x', '/%25e2%2580%25a8x'],
      ['/%E2%80%A9', '/%25E2%2580%25A9'],
      ['/%c2%85x', '/%25c2%2585x'],
      ['/a%00b', '/a%2500b'],
      ['/a%7fb', '/a%257fb'],
    ])('%s becomes %s', (target, url) => {
      expect(read(target)).toEqual({ url, host: 'studio.example' })
    })

    it('An absolute one sets the host, whatever the header is', () => {
      expect(read('http://www.studio.de:3000/faq')).toEqual({
        url: '/faq',
        host: 'www.studio.de:3000',
      })
    })

    it('It keeps escapes with a meaning and makes invalid ones literal', () => {
      fc.assert(
        fc.property(
          fc.string({ unit: fc.constantFrom('/', 'a', '%', 'F', '0', '9', 'C', '3', '?') }),
          (rest) => {
            const [path = ''] = `/${rest}`.split('?', 1)
            const [literal = ''] = read(`/${rest}`).url.split('?', 1)
            expect([path, decodeOrNull(path)]).toContain(decodeURIComponent(literal))
          },
        ),
      )
    })
  })

  function decodeOrNull(path: string): string | null {
    try {
      return decodeURIComponent(path)
    } catch {
      return null
    }
  }
})

describe('the method of a request', () => {
  it.each([
    ['GET', '/pricing', 'GET /pricing'],
    ['DELETE', '/api/sessions/1', 'DELETE /api/sessions/1'],
    ['POST', '/login', 'POST /login'],
    ['HEAD', '/_next/static/x.js', 'HEAD /_next/static/x.js'],
    ['POST', '/_next/static/x.js', 'GET /api/not-allowed'],
    ['DELETE', '/_next', 'GET /api/not-allowed'],
    ['TRACE', '/pricing', 'GET /api/not-allowed'],
    ['PROPFIND', '/api/user', 'GET /api/not-allowed'],
  ])('%s %s becomes %s', (method, url, expected) => {
    const request = { method, url }
    refuseUnknownMethod(request)
    expect(`${request.method} ${request.url}`).toBe(expected)
  })
})

describe('a body that is refused as too long', () => {
  const LIMIT = 16 * 1024

  let server: Server

  /** Starts a server that reads a limited body and leaves the rest unread. */
  beforeAll(async () => {
    onRequestStart(closeAfterRefusal)
    server = createServer((asked, answer) => {
      let size = 0
      asked.on('data', (chunk: Buffer) => {
        size += chunk.byteLength
        if (size <= LIMIT) return
        asked.pause()
        answer.statusCode = 413
        answer.end('too large')
      })
      asked.on('end', () => answer.end('taken'))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })

  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  function send() {
    const { port } = server.address() as AddressInfo
    const sent = request({ port, host: '127.0.0.1', method: 'POST' })
    sent.on('error', () => undefined)
    return sent
  }

  it('The sender can read the answer, each time', async () => {
    for (let time = 0; time < 20; time += 1) {
      const sent = send()
      const answered = once(sent, 'response')
      for (let part = 0; part < 64; part += 1) sent.write(Buffer.alloc(64 * 1024))
      const [answer] = (await answered) as [IncomingMessage]
      expect(answer.statusCode).toBe(413)
      answer.resume()
      sent.destroy()
    }
  })

  it('The connection closes if the sender continues', async () => {
    const sent = send()
    const answered = once(sent, 'response')
    sent.write(Buffer.alloc(LIMIT * 8))
    const [answer] = (await answered) as [IncomingMessage]
    answer.resume()
    const began = performance.now()
    await new Promise((resolve) => sent.once('close', resolve))
    expect(performance.now() - began).toBeLessThan(3_000)
  })

  it('A connection whose body was read stays open', async () => {
    const { port } = server.address() as AddressInfo
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const sockets = new Set<unknown>()
    for (const wait of [0, 1_500]) {
      await sleep(wait)
      const sent = request({ port, host: '127.0.0.1', method: 'POST', agent }).end('short')
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      sockets.add(sent.socket)
      answer.resume()
      await once(answer, 'end')
    }
    expect(sockets.size).toBe(1)
    agent.destroy()
  })
})

describe('a request to change the protocol', () => {
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'

  let server: Server
  let held: number

  /** Starts a server that never answers such requests, as Next does. */
  beforeAll(async () => {
    held = 0
    ignoreUpgrades()
    server = createServer((asked, answer) => {
      let body = ''
      asked.on('data', (chunk: Buffer) => (body += chunk.toString()))
      asked.on('end', () => {
        answer.end(`${asked.method} ${asked.url} ${asked.headers.upgrade} ${body}`)
      })
    })
    server.on('upgrade', () => (held += 1))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await exchange('GET /first HTTP/1.1\r\nHost: h\r\n\r\n')
  })

  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  /** Sends bytes. @returns the body of the answer */
  async function exchange(bytes: string): Promise<string> {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write(bytes)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    return answer.toString().split('\r\n\r\n')[1] ?? ''
  }

  it('is answered as if it did not ask for that', async () => {
    const asked = `GET /zzz HTTP/1.1\r\nHost: h\r\n${upgrade}\r\n`
    expect(await exchange(asked)).toBe('GET /zzz undefined ')
    expect(held).toBe(0)
  })

  it('keeps its body', async () => {
    const asked = `POST /zzz HTTP/1.1\r\nHost: h\r\n${upgrade}Content-Length: 5\r\n\r\nshort`
    expect(await exchange(asked)).toBe('POST /zzz undefined short')
    expect(held).toBe(0)
  })
})
