import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pageTag } from '@studio/shared/cache-tags'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PageWarmer } from './page-warmer'

let server: Server | undefined
let opened: string[]
let atOnce: number
let most: number

/** A busy machine needs more than Vitest's second. The test's own limit ends it. */
const AS_LONG_AS_NEEDED = { timeout: 60_000 }

afterEach(() => void server?.close())

/** @param healthTakes returns the milliseconds until the health check responds */
async function warmerOf({
  healthTakes = (): number => 0,
  mayStart = () => Promise.resolve(),
} = {}) {
  opened = []
  atOnce = most = 0
  server = createServer((request, response) => {
    if (request.url === '/api/health') {
      setTimeout(() => response.end('{}'), healthTakes())
      return
    }
    most = Math.max(most, (atOnce += 1))
    opened.push(`${String(request.headers.cookie)} ${String(request.url)}`)
    setTimeout(() => {
      atOnce -= 1
      response.end('<html>')
    }, 5)
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return new PageWarmer([`http://127.0.0.1:${port}`], new AbortController().signal, mayStart)
}

const page = (path: string) => ({ country: 'uk', locale: 'de', path }) as const

describe('the page warmer', () => {
  it('opens pages as a visitor does, one after another, the most visited first', async () => {
    const warmer = await warmerOf()
    warmer.add(['faq', 'contact', 'pricing', ''].map(page), [
      pageTag('uk', 'de', 'pricing'),
      pageTag('uk', 'de', ''),
    ])
    await vi.waitFor(() => expect(opened).toHaveLength(4), AS_LONG_AS_NEEDED)
    expect(opened).toEqual(
      ['/de/pricing', '/de', '/de/faq', '/de/contact'].map((path) => `country=uk ${path}`),
    )
    expect(most).toBe(1)
  })

  it('opens pages of a later change before those that still wait', async () => {
    const warmer = await warmerOf()
    warmer.add(['one', 'two', 'three', 'four'].map(page), [])
    warmer.add(['four', 'new'].map(page), [])
    await vi.waitFor(() => expect(opened).toHaveLength(5), AS_LONG_AS_NEEDED)
    expect(opened.map((line) => line.split('/').at(-1))).toEqual([
      'one',
      'four',
      'new',
      'two',
      'three',
    ])
  })

  it('opens no page while a change waits to be published', async () => {
    const asked: (() => void)[] = []
    const mayStart = () => new Promise<void>((resolve) => asked.push(resolve))
    const warmer = await warmerOf({ mayStart })
    warmer.add(['one', 'two'].map(page), [])
    await vi.waitFor(() => expect(asked).toHaveLength(1), AS_LONG_AS_NEEDED)
    expect(opened).toEqual([])
    asked[0]?.()
    await vi.waitFor(() => expect(asked).toHaveLength(2), AS_LONG_AS_NEEDED)
    expect(opened).toHaveLength(1)
    asked[1]?.()
    await vi.waitFor(() => expect(opened).toHaveLength(2), AS_LONG_AS_NEEDED)
  })

  it('waits while visitors keep the server busy', async () => {
    let takes = 200
    const warmer = await warmerOf({ healthTakes: () => takes })
    warmer.add([page('faq')], [])
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(opened).toEqual([])
    takes = 0
    await vi.waitFor(() => expect(opened).toHaveLength(1), AS_LONG_AS_NEEDED)
  })
})
