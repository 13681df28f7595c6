import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteVisitor } from '../visitor/note-visitor'
import { VISITOR_HEADER } from '../visitor/visitor-headers'
import { onRequestStart } from './on-request-start'

let server: Server

beforeAll(async () => {
  onRequestStart((asked) => {
    const isKnown = asked.url === '/known'
    noteVisitor(asked, isKnown ? { address: '203.0.113.7', country: null, host: 'h' } : null)
  })
  server = createServer((asked, answer) => answer.end(String(asked.headers[VISITOR_HEADER] ?? '')))
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

it('puts our own note in the place of what was sent, before the request is handled', async () => {
  expect(await ask('/known')).toBe('203.0.113.7  h')
})

it('drops what was sent where we know nobody', async () => {
  expect(await ask('/unknown')).toBe('')
})
