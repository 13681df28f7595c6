import { createServer, request, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { markRequests } from './mark-requests'
import { VISITOR_HEADER } from './visitor-headers'

// eslint-disable-next-line @typescript-eslint/unbound-method -- put back, not called
const original = Server.prototype.emit
let server: Server

beforeAll(async () => {
  markRequests(({ url }) =>
    url === '/known' ? { address: '203.0.113.7', country: null, host: 'h' } : null,
  )
  server = createServer((asked, answer) => answer.end(String(asked.headers[VISITOR_HEADER] ?? '')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  Server.prototype.emit = original
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

it('puts our own word in the place of what was sent', async () => {
  expect(await ask('/known')).toBe('203.0.113.7  h')
})

it('drops what was sent where we know nobody', async () => {
  expect(await ask('/unknown')).toBe('')
})
