import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { askOwner } from './ask-owner'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function listen(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A first process that hands everything on to `owner`. */
function handingOnTo(owner: string): Promise<string> {
  return listen(
    createServer((request, response) => {
      askOwner(owner, request, response, () => response.end('made here'))
    }),
  )
}

describe('asking the owner of a page', () => {
  it('hands on what the visitor sent and what the owner answered', async () => {
    const owner = await listen(
      createServer(({ url, headers }, response) => {
        response.setHeader('set-cookie', ['a=1', 'b=2'])
        response.writeHead(404, { 'x-from': 'owner' })
        response.end(`${url} ${headers.cookie}`)
      }),
    )
    const first = await handingOnTo(owner)
    const answer = await fetch(`${first}/pricing?lang=us`, { headers: { cookie: 'country=uk' } })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('x-from')).toBe('owner')
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await answer.text()).toBe('/pricing?lang=us country=uk')
  })

  it('has the page made here where the owner does not answer', async () => {
    const first = await handingOnTo('http://127.0.0.1:1')
    expect(await (await fetch(`${first}/pricing`)).text()).toBe('made here')
  })

  it('has the page looked for here where the owner cannot make it', async () => {
    const owner = await listen(
      createServer((_, response) => {
        response.writeHead(503)
        response.end('no CMS')
      }),
    )
    const answer = await fetch(`${await handingOnTo(owner)}/pricing`)
    expect([answer.status, await answer.text()]).toEqual([200, 'made here'])
  })

  it('ends an answer that the owner breaks off', async () => {
    const owner = await listen(
      createServer((_, response: ServerResponse) => {
        response.writeHead(200, { 'content-length': 100 })
        response.write('half')
        setTimeout(() => response.destroy(), 20)
      }),
    )
    const answer = await fetch(await handingOnTo(owner))
    await expect(answer.text()).rejects.toThrow()
  })
})
