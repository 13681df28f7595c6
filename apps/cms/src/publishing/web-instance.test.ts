import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { READ_AT_META } from '@studio/shared/contracts/publish'
import { afterEach, describe, expect, it } from 'vitest'
import { WebInstance } from './web-instance'

const PAGE = { country: 'us', locale: 'en', path: 'pricing' } as const

let server: Server | undefined

afterEach(() => void server?.close())

async function instanceThat(answers: RequestListener): Promise<WebInstance> {
  server = createServer(answers).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return new WebInstance(`http://localhost:${port}`, 'a secret')
}

const pageReadAt = (readAt: number) => `<meta name="${READ_AT_META}" content="${readAt}">`

describe('a visit to a page', () => {
  it('tells when what it shows was read', async () => {
    const instance = await instanceThat((_, response) => void response.end(pageReadAt(42)))
    expect(await instance.visit(PAGE)).toBe(42)
  })

  it('does not have an unchanged page sent once more', async () => {
    const instance = await instanceThat((request, response) => {
      response.setHeader('etag', '"one"')
      if (request.headers['if-none-match'] === '"one"') response.writeHead(304).end()
      else response.end(pageReadAt(42))
    })
    expect([await instance.visit(PAGE), await instance.visit(PAGE)]).toEqual([42, 42])
  })

  it.each([404, 307, 308])('finds no page behind %i', async (status) => {
    const instance = await instanceThat((_, response) => void response.writeHead(status).end())
    expect(await instance.visit(PAGE)).toBe('gone')
  })

  it('takes a redirect for old while it is about to be made anew', async () => {
    const instance = await instanceThat((_, response) => {
      response.writeHead(308, { location: '/prices', 'x-nextjs-cache': 'STALE' }).end()
    })
    expect(await instance.visit(PAGE)).toBe(0)
  })

  it('fails where the instance does', async () => {
    const instance = await instanceThat((_, response) => void response.writeHead(503).end())
    await expect(instance.visit(PAGE)).rejects.toThrow('503')
  })
})
