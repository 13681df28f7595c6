import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSignedBy, SIGNATURE_HEADER } from '@studio/shared/signature'
import { afterEach, describe, expect, it } from 'vitest'
import { WebInstance } from './web-instance'

const ACK = { cacheId: 'one', mostVisited: ['page:/us/en'] }
const TAGS = { expiredTags: ['page:/us/en/pricing'], goneTags: ['page:/us/en/old'] }

let server: Server | undefined
let heard: unknown[]

afterEach(() => void server?.close())

async function instanceThat(status: number, answer: unknown): Promise<WebInstance> {
  heard = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const signature = String(request.headers[SIGNATURE_HEADER])
      heard.push(isSignedBy(signature, body, 'a secret') ? JSON.parse(body) : 'not signed')
      response.writeHead(status).end(JSON.stringify(answer))
    })
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return new WebInstance(`http://localhost:${port}`, 'a secret')
}

describe('an expiry', () => {
  it('is signed, and so is the wait for renders that were already running', async () => {
    const instance = await instanceThat(200, ACK)
    expect(await instance.expire(TAGS)).toEqual(ACK)
    await instance.settled()
    expect(heard).toEqual([
      { ...TAGS, waitsForRenders: false },
      { expiredTags: [], goneTags: [], waitsForRenders: true },
    ])
  })

  it.each([
    [503, ACK],
    [200, {}],
  ])('fails without an acknowledgement: %i %j', async (status, answer) => {
    const instance = await instanceThat(status, answer)
    await expect(instance.expire(TAGS)).rejects.toThrow()
  })

  it('names the setting that differs if the website does not accept the signature', async () => {
    const instance = await instanceThat(401, {})
    await expect(instance.expire(TAGS)).rejects.toThrow(
      `${instance.origin} refused a publish message: 401, its PUBLISH_SECRET differs`,
    )
  })
})
