import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeAfterRefusal } from './close-after-refusal'
import { onRequestStart } from './on-request-start'

const LIMIT = 16 * 1024

let server: Server

/** Reads what it takes and answers; what it does not take it leaves where it is. */
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

it('lets the sender read the answer, each time', async () => {
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

it('closes the connection of whoever goes on', async () => {
  const sent = send()
  const answered = once(sent, 'response')
  sent.write(Buffer.alloc(LIMIT * 8))
  const [answer] = (await answered) as [IncomingMessage]
  answer.resume()
  const began = performance.now()
  await new Promise((resolve) => sent.once('close', resolve))
  expect(performance.now() - began).toBeLessThan(3_000)
})

it('leaves a connection open on which all has been read', async () => {
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
