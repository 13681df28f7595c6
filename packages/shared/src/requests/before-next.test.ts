import { createServer, IncomingMessage, Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beforeNext } from './before-next'

// eslint-disable-next-line @typescript-eslint/unbound-method -- put back, not called
const original = Server.prototype.emit
let seen: string[]
let server: Server

beforeEach(() => {
  seen = []
  server = createServer(() => seen.push('Next'))
})

afterEach(() => {
  Server.prototype.emit = original
})

function ask(): boolean {
  const request = new IncomingMessage(new Socket())
  return server.emit('request', request, new ServerResponse(request))
}

function lookAs(name: string): void {
  beforeNext((_request, _response, askNext) => {
    seen.push(name)
    askNext()
  })
}

it('whoever comes last looks first, and Next comes after all', () => {
  lookAs('first')
  lookAs('last')
  expect(ask()).toBe(true)
  expect(seen).toEqual(['last', 'first', 'Next'])
})

it('a look that answers asks neither Next nor those before it', () => {
  lookAs('first')
  beforeNext((_, response) => response.end())
  expect(ask()).toBe(true)
  expect(seen).toEqual([])
})

it('a look may ask Next later', () => {
  let askLater: (() => void) | undefined
  beforeNext((_request, _response, askNext) => (askLater = askNext))
  expect(ask()).toBe(true)
  expect(seen).toEqual([])
  askLater?.()
  expect(seen).toEqual(['Next'])
})

it('says as before whether anybody listens, and leaves other events alone', () => {
  lookAs('first')
  server.on('listening', () => seen.push('listening'))
  expect([server.emit('listening'), server.emit('dropRequest')]).toEqual([true, false])
  expect(seen).toEqual(['listening'])
  server.removeAllListeners('request')
  expect(ask()).toBe(false)
})
