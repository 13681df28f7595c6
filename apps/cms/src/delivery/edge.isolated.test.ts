import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { Edge } from './edge'

const TAGS = { expiredTags: ['page:/us/en/pricing', 'page:/uk/en/pricing'], goneTags: ['page:/x'] }

let server: Server | undefined

afterEach(() => void server?.close())

async function edgeThat(status: number, answer: string) {
  const heard: Pick<IncomingMessage, 'method' | 'headers'>[] = []
  server = createServer((request, response) => {
    heard.push(request)
    response.writeHead(status).end(answer)
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { heard, edge: new Edge(`http://127.0.0.1:${port}`, 'a secret') }
}

describe('a purge', () => {
  it('softly purges changed pages and hard-purges gone pages', async () => {
    const { edge, heard } = await edgeThat(200, '{"purged":3}')
    await edge.purge(TAGS)
    expect(heard.map(({ method }) => method)).toEqual(['PURGE', 'PURGE'])
    expect(heard[0]?.headers).toMatchObject({
      'x-publish-secret': 'a secret',
      'xkey-softpurge': 'page:/us/en/pricing page:/uk/en/pricing',
    })
    expect(heard[1]?.headers).toMatchObject({ 'xkey-purge': 'page:/x' })
  })

  it('splits many tags over requests whose headers fit', async () => {
    const { edge, heard } = await edgeThat(200, '{"purged":0}')
    const many = Array.from({ length: 250 }, (_, index) => `page:/us/en/${'x'.repeat(40)}${index}`)
    await edge.purge({ expiredTags: many, goneTags: [] })
    const sent = heard.map(({ headers }) => String(headers['xkey-softpurge']))
    expect(Math.max(...sent.map((tags) => tags.length))).toBeLessThan(8_000)
    expect(sent.join(' ').split(' ')).toEqual(many)
  })

  it('fails if the edge refuses it', async () => {
    const { edge } = await edgeThat(403, '{"error":{"code":"purgeRefused"}}')
    await expect(edge.purge(TAGS)).rejects.toThrow(
      `${edge.origin} refused to forget pages: 403, its PUBLISH_SECRET differs, or it sees the worker at a public address`,
    )
  })

  it("ignores another program on this machine's port", async () => {
    const { edge, heard } = await edgeThat(404, '<html>')
    await edge.purge(TAGS)
    expect(heard).toHaveLength(2)
  })

  it('ignores a port of this machine without a listener', async () => {
    const { edge } = await edgeThat(200, '')
    server?.close()
    await once(server as Server, 'close')
    await expect(edge.purge(TAGS)).resolves.toBeUndefined()
  })
})
