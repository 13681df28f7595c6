import {
  createServer,
  type IncomingMessage,
  request,
  type RequestOptions,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStandInCms } from '@/test-support/stand-in-cms'

let cms: Awaited<ReturnType<typeof startStandInCms>>
let server: Server

/** Starts a server that answers as Next does for a page that redirects. The path names the case. */
beforeAll(async () => {
  cms = await startStandInCms()
  const { prepareRequests } = await import('./prepare-requests')
  const { announceSilence } = await import('@/cms/silence')
  prepareRequests()
  server = createServer((asked, answer) => {
    const path = asked.url ?? ''
    if (path.startsWith('/failed')) {
      if (path.includes('without-cms')) announceSilence()
      return void answer.writeHead(500).end()
    }
    if (path === '/api/not-allowed') return void answer.writeHead(405).end()
    answer.statusCode = path.startsWith('/page') ? 200 : 308
    if (!path.startsWith('/account')) answer.setHeader('cache-tag', 'site,page:/us/en/old')
    answer.setHeader('location', path.startsWith('/new') ? ['/there', '/there'] : '/there')
    answer.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.close()
  cms.stop()
})

function ask(path: string, more: RequestOptions = {}): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, ...more }, (answer) => {
      answer.resume()
      resolve(answer)
    })
    asked.on('error', reject).end()
  })
}

it.each([
  ['a redirect takes the query along', '/old?x=1&y=2', '/there?x=1&y=2'],
  ['without one it stays as it is', '/old', '/there'],
  ['one that Next has just made names its target once', '/new?x=1', '/there?x=1'],
  ['the router’s own mark stays behind', '/old?_rsc=1a2b', '/there'],
  ['what the page cache has not marked is left alone', '/account?return=portal', '/there'],
  ['so is what is no redirect', '/page?x=1', '/there'],
])('%s', async (_, path, target) => {
  expect((await ask(path)).headers.location).toBe(target)
})

it('A page that failed because the CMS did not answer is unavailable, and another one has failed', async () => {
  const { statusCode, headers } = await ask('/failed-without-cms')
  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBe('5')
  expect((await ask('/failed')).statusCode).toBe(500)
})

it('A request for a server action is refused', async () => {
  const headers = { 'next-action': 'x' }
  expect((await ask('/page', { method: 'POST', headers })).statusCode).toBe(405)
})
