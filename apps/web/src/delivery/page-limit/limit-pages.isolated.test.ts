import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { onRequestStart } from '@studio/shared/requests/incoming'
import { limitPages } from './limit-pages'
import { MAX_PAGES } from './page-limit'

let server: Server
let origin: string

const FROM_CACHE = { 'x-nextjs-cache': 'HIT' }
const MADE = { 'x-nextjs-cache': 'MISS' }
const OF_PAGE = { vary: 'rsc, next-router-state-tree' }

/** Next's answers by address. Any other address is a rendered page. */
const ANSWERS: Partial<Record<string, [status: number, headers: Record<string, string>]>> = {
  '/there': [200, FROM_CACHE],
  '/unchanged': [304, FROM_CACHE],
  '/moved': [308, {}],
  '/moved-by-a-page-before': [308, { ...FROM_CACHE, ...OF_PAGE }],
  '/made-and-unchanged': [304, MADE],
  '/unchanged-without-cache': [304, {}],
  '/renewed': [200, { 'x-nextjs-cache': 'STALE' }],
  '/moved-by-a-page': [308, MADE],
  '/moved-by-an-account-page': [307, OF_PAGE],
}

/** Starts a server that answers with the URL that its routes receive. */
beforeAll(async () => {
  // On a busy machine the requests of a test would last longer than the limit's window.
  vi.useFakeTimers({ toFake: ['Date'] })
  onRequestStart((request, response) => {
    limitPages(request, response, request.headers['x-test-address'] as string | undefined)
  })
  server = createServer((request, response) => {
    const [status = 200, headers = {}] = ANSWERS[request.url ?? ''] ?? []
    response.statusCode = status
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.end(`${request.url ?? ''}${request.headers.rsc ? ' for the router' : ''}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  vi.useRealTimers()
  server.close()
})

async function load(path: string, address: string, more: object = {}): Promise<string> {
  const headers = { 'x-test-address': address, ...more }
  return (await fetch(`${origin}${path}`, { headers, redirect: 'manual' })).text()
}

async function loadMany(path: string, address: string, times = MAX_PAGES + 5): Promise<string[]> {
  const answers: string[] = []
  for (let time = 0; time < times; time += 1) answers.push(await load(path, address))
  return answers
}

it('A visitor over the limit gets the error in their language, and other visitors do not', async () => {
  const answers = await loadMany('/de/made-up', '203.0.113.1')
  expect(answers.filter((answer) => answer === '/de/made-up')).toHaveLength(MAX_PAGES)
  expect(answers.at(-1)).toBe('/api/too-many-requests?locale=de')
  expect(await load('/ar?a=b', '203.0.113.1')).toBe('/api/too-many-requests?locale=ar')
  expect(await load('/media/shared/x', '203.0.113.1')).toBe('/api/too-many-requests?locale=en')
  expect(await load('/de/made-up', '203.0.113.2')).toBe('/de/made-up')
})

it.each([
  '/there',
  '/unchanged',
  '/moved',
  '/moved-by-a-page-before',
  '/api/loc',
  '/_next/static/a.js',
  '/media/a.avif',
])('%s does not count', async (path) => {
  await loadMany(path, '203.0.113.3')
  expect(await load('/made-up', '203.0.113.3')).toBe('/made-up')
})

it.each([
  ['/made-and-unchanged', '203.0.113.11'],
  ['/unchanged-without-cache', '203.0.113.12'],
  ['/renewed', '203.0.113.13'],
  ['/moved-by-a-page', '203.0.113.14'],
  ['/moved-by-an-account-page', '203.0.113.15'],
])('%s counts', async (path, address) => {
  await loadMany(path, address)
  expect(await load('/made-up', address)).toBe('/api/too-many-requests?locale=en')
})

it('The error is a whole page even if the router asked for a part', async () => {
  await loadMany('/made-up', '203.0.113.21')
  const refused = await load('/made-up', '203.0.113.21', { rsc: '1' })
  expect(refused).toBe('/api/too-many-requests?locale=en')
  expect(await load('/made-up', '203.0.113.22', { rsc: '1' })).toBe('/made-up for the router')
})

it('An IPv6 network counts as one, and this machine does not count', async () => {
  await loadMany('/made-up', '2001:db8:1:2::1')
  expect(await load('/made-up', '2001:db8:1:2::2')).toBe('/api/too-many-requests?locale=en')
  expect(await load('/made-up', '2001:db8:1:3::1')).toBe('/made-up')
  for (const address of ['127.0.0.1', '::1']) {
    expect((await loadMany('/made-up', address)).at(-1)).toBe('/made-up')
  }
})
