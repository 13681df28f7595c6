import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PRIVATE_ROUTES } from '../../packages/shared/src/routes/private'
import { startEdge } from './test-support/edge.mjs'
import { startOrigin, storable } from './test-support/origin.mjs'

/** @typedef {import('./test-support/edge.mjs').Edge} Edge */
/** @typedef {import('./test-support/origin.mjs').Origin} Origin */
/** @typedef {import('./test-support/origin.mjs').Handler} Handler */

/** @type {Origin} */
let origin
/** @type {Edge} */
let edge
/** A second edge, which trusts proxies on this machine. @type {Edge} */
let behindProxy
let made = 0

/** A full run requests ten times as many. */
const UNKNOWN_PAGES = process.env.TEST_FULL ? 15_000 : 1_500

/** The site's hosts in these tests. */
const SITE = { SITE_URL: 'https://one.example/', EDGE_HOSTS: 'two.example, Studio.de' }

/** A storable page with the number of its rendering. */
const page = /** @type {Handler} */ (
  (request, response) => storable(response, `${request.url} ${(made += 1)}`)
)
const failing = /** @type {Handler} */ (
  (_, response) => void response.writeHead(503).end('the site’s own 503')
)
const hanging = /** @type {Handler} */ (() => {})

beforeAll(async () => {
  origin = await startOrigin(page)
  ;[edge, behindProxy] = await Promise.all([
    startEdge([origin.url], { env: SITE }),
    startEdge([origin.url], { trustedProxies: ['127.0.0.1'], env: SITE }),
  ])
})

afterAll(async () => {
  await Promise.all([edge?.stop(), behindProxy?.stop()])
  await origin?.stop()
})

beforeEach(() => {
  origin.answer(page)
  origin.setHealthy(true)
  origin.requests.length = 0
})

/** @param {string} address @param {import('node:http').OutgoingHttpHeaders} [headers] */
const load = (address, headers) => edge.get(address, { headers })
/** @param {string} address */
const textOf = async (address) => (await load(address)).text
const asked = () => origin.requests.map(({ url }) => url)

/** @param {number} count @param {(index: number) => Promise<unknown>} work @param {number} atOnce */
async function times(count, work, atOnce = 32) {
  let next = 0
  const walk = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
}

describe('stored answers', () => {
  it('A storable page is rendered once', async () => {
    const first = await load('/stored')
    const second = await load('/stored')
    expect(second.text).toBe(first.text)
    expect(asked()).toEqual(['/stored'])
  })

  it('Visitors get the web’s headers for browsers and none of the cache’s', async () => {
    origin.answer((_, response) =>
      storable(response, 'x', {
        Vary: 'rsc, next-router-state-tree',
        'x-nextjs-cache': 'HIT',
        'x-nextjs-prerender': '1',
        'x-next-cache-tags': 'a',
      }),
    )
    for (const { headers } of [await load('/told'), await load('/told')]) {
      expect(headers).toMatchObject({
        'cache-control': 'private, no-cache',
        vary: 'rsc, next-router-state-tree',
      })
      expect(Object.keys(headers).join()).not.toMatch(/cdn|tag|nextjs|via|varnish|edge|xkey|age\b/)
    }
  })

  it.each([
    ['no word about shared caches', { 'CDN-Cache-Control': undefined }],
    ['no-store', { 'CDN-Cache-Control': 'no-store' }],
    ['private', { 'CDN-Cache-Control': 'private, max-age=60' }],
    ['a cookie', { 'Set-Cookie': 'a=b' }],
  ])('An answer with %s is not stored', async (name, headers) => {
    origin.answer((_, response) => {
      const all = { 'CDN-Cache-Control': 'public, max-age=60', ...headers }
      const given = Object.entries(all).filter(([, value]) => value !== undefined)
      response.writeHead(200, Object.fromEntries(given))
      response.end('x')
    })
    const address = `/unstored/${encodeURIComponent(name)}`
    await load(address)
    await load(address)
    expect(origin.requests).toHaveLength(2)
  })

  it('Files are stored by their browser headers and their query', async () => {
    origin.answer((request, response) => {
      response.writeHead(200, { 'Cache-Control': 'public, max-age=60' })
      response.end(request.url)
    })
    for (const address of ['/_next/static/a.js', '/media/a.jpg?v=1', '/media/a.jpg?v=2']) {
      await load(address, { Cookie: 'session=1' })
      expect((await load(address)).text).toBe(address)
    }
    expect(origin.requests).toHaveLength(3)
    await load('/elsewhere.txt')
    await load('/elsewhere.txt')
    expect(origin.requests).toHaveLength(5)
  })

  it('A page is stored compressed, and uncompressed for clients without gzip, each rendered once', async () => {
    origin.answer((_, response) =>
      storable(response, gzipSync('words'), { 'Content-Encoding': 'gzip' }),
    )
    for (let visit = 0; visit < 3; visit += 1) {
      const plain = await load('/packed-or-not')
      expect([plain.text, plain.headers['content-encoding']]).toEqual(['words', undefined])
      const packed = await load('/packed-or-not', { 'Accept-Encoding': 'gzip, br' })
      expect(packed.headers['content-encoding']).toBe('gzip')
    }
    expect(origin.requests).toHaveLength(2)
  })

  it('Pages that do not exist leave nothing behind', async () => {
    origin.answer((_, response) => {
      response.writeHead(404, { 'CDN-Cache-Control': 'public, max-age=60' })
      response.end('x'.repeat(2_000))
    })
    const flood = (/** @type {number} */ count, /** @type {string} */ name) =>
      times(count, async (index) => {
        expect((await load(`/${name}/${index}`)).status).toBe(404)
      })
    const look = async () => ({
      objects: await edge.counter('MAIN.n_object'),
      bytes: await edge.counter('SMA.s0.g_bytes'),
      transient: await edge.counter('SMA.Transient.g_bytes'),
    })
    await flood(200, 'warm')
    await sleep(500)
    const before = await look()
    await flood(UNKNOWN_PAGES, 'unknown')
    // Varnish updates its counters with a delay.
    await vi.waitFor(async () => {
      const after = await look()
      expect(after.objects).toBeLessThanOrEqual(before.objects + 2)
      expect(after.bytes).toBeLessThanOrEqual(before.bytes)
      expect(after.transient).toBeLessThanOrEqual(before.transient + 10_000)
    }, 5_000)
  })

  it('Fifty simultaneous loads of a page render it once', async () => {
    origin.answer(async (request, response) => {
      await sleep(300)
      page(request, response)
    })
    const answers = await Promise.all(Array.from({ length: 50 }, () => load('/at-once')))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(asked()).toEqual(['/at-once'])
  })
})

describe('the cache key', () => {
  it('It leaves out parameters that no page reads, and the web does not get them', async () => {
    const texts = new Set()
    await times(2_000, async (index) => {
      const { text } = await load(`/campaign?utm_source=${index}&gclid=${index}&x=${index}`)
      texts.add(text)
    })
    expect(texts.size).toBe(1)
    expect(asked()).toEqual(['/campaign'])
  })

  it('It contains the country, in the web’s order of sources', async () => {
    const countries = [
      [{}, ''],
      [{ Cookie: 'country=uk' }, 'country=uk'],
      [{ Cookie: 'a=1; country=gr; b=2' }, 'country=gr'],
      [{ Cookie: 'country=xx' }, ''],
      [{ Host: 'studio.de', Cookie: 'country=uk' }, 'country=uk'],
    ]
    origin.answer((request, response) => storable(response, request.headers.cookie ?? ''))
    for (const [headers, expected] of countries) {
      for (let time = 0; time < 2; time += 1) {
        expect((await load('/country', /** @type {any} */ (headers))).text).toBe(expected)
      }
    }
    expect(origin.requests).toHaveLength(4)
  })

  it('It contains ?lang= only if the value is a country', async () => {
    const headers = { Cookie: 'country=us' }
    for (const query of [
      'lang=uk',
      'utm_x=1&lang=uk',
      'lang=us&lang=uk',
      'lang=xx',
      'lang=uk&lang=zz',
      '',
    ])
      await load(`/lang?${query}`, headers)
    expect(asked()).toEqual(['/lang?lang=uk', '/lang'])
  })

  it('It leaves out sessions’ cookies, and pages do not get them', async () => {
    await load('/sessions', { Cookie: 'payload-token=1; country=uk', Authorization: 'Bearer a' })
    await load('/sessions', { Cookie: 'payload-token=2; country=uk' })
    expect(origin.requests).toHaveLength(1)
    expect(origin.requests[0]?.headers.cookie).toBe('country=uk')
    expect(origin.requests[0]?.headers.authorization).toBeUndefined()
  })

  it('It has the Next router’s headers but neither its state nor _rsc, both of which the web gets', async () => {
    const tree = { 'Next-Router-State-Tree': 'a' }
    const variants = [
      {},
      { RSC: '1' },
      { RSC: '1', 'Next-Router-Prefetch': '1' },
      { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
    ]
    const texts = []
    for (const variant of variants) texts.push((await load('/rsc', { ...variant, ...tree })).text)
    for (const variant of variants) texts.push((await load('/rsc', variant)).text)
    expect(new Set(texts).size).toBe(4)
    expect(origin.requests[1]?.headers['next-router-state-tree']).toBe('a')
    await load('/rsc?_rsc=abc', { RSC: '1' })
    await load('/rsc2?x=1&_rsc=abc', { RSC: '1', Cookie: 'country=uk' })
    await load('/rsc3?lang=uk&_rsc=abc', { RSC: '1', Cookie: 'country=uk' })
    expect(asked().slice(4)).toEqual(['/rsc2?_rsc=abc', '/rsc3?lang=uk&_rsc=abc'])
  })

  it('It has the host in small letters without the port', async () => {
    const hosts = ['one.example', 'ONE.example', 'one.example:81', 'two.example']
    for (const Host of hosts) await load('/host', { Host })
    expect(origin.requests).toHaveLength(2)
  })

  it.each([
    'three.example',
    'xone.example',
    'one.example.',
    'one.example.evil',
    'example',
    '10.0.0.1',
  ])('It never has a foreign host such as %s', async (Host) => {
    const path = `/made-up/${Host}`
    for (const address of [path, `/media${path}`]) {
      origin.requests.length = 0
      const [first, second] = [await load(address, { Host }), await load(address, { Host })]
      expect([first.status, second.status]).toEqual([200, 200])
      expect(asked()).toEqual([address, address])
    }
    // Answers for other hosts are not stored.
    const own = await load(path, { Host: 'one.example' })
    expect(own.text).not.toBe((await load(path, { Host })).text)
  })
})

describe('redirects', () => {
  it.each([
    ['/to', 'utm_source=a&x=%20b', '/to?utm_source=a&x=%20b'],
    ['/to?lang=uk', 'lang=uk&gclid=1', '/to?lang=uk&gclid=1'],
    ['/to#part', 'gclid=1', '/to?gclid=1#part'],
    ['/to', 'lang=uk', '/to'],
    ['/to', '', '/to'],
    ['/to', '&&', '/to'],
  ])('A redirect to %s gets back what was dropped from ?%s', async (location, query, expected) => {
    origin.answer((_, response) => void response.writeHead(307, { Location: location }).end())
    const { status, headers } = await load(`/from?${query}`, { Cookie: 'country=us' })
    expect(status).toBe(307)
    expect(headers.location).toBe(expected)
  })

  it('A stored redirect gets each visitor’s own query', async () => {
    origin.answer((_, response) => {
      response.writeHead(308, { Location: '/to', 'CDN-Cache-Control': 'public, max-age=60' }).end()
    })
    expect((await load('/moved?a=1')).headers.location).toBe('/to?a=1')
    expect((await load('/moved?b=2')).headers.location).toBe('/to?b=2')
    expect(origin.requests).toHaveLength(1)
  })

  it('A redirect to the chosen language is not stored', async () => {
    origin.answer((request, response) => {
      if (request.headers.cookie) return response.writeHead(307, { Location: '/ar/x' }).end()
      return page(request, response)
    })
    expect((await load('/x')).status).toBe(200)
    const chosen = { Cookie: 'language_code=ar' }
    expect((await load('/x', chosen)).headers.location).toBe('/ar/x')
    expect((await load('/x')).status).toBe(200)
    expect(origin.requests).toHaveLength(2)
  })
})

describe('?lang= without a cookie', () => {
  it('Each such request gets the web’s cookie, and no other request does', async () => {
    origin.answer((request, response) => {
      const isNew = request.url?.includes('lang=uk') && !request.headers.cookie
      storable(response, 'uk', isNew ? { 'Set-Cookie': 'country=uk; Path=/' } : {})
    })
    for (let time = 0; time < 2; time += 1) {
      expect((await load('/first?lang=uk')).headers['set-cookie']).toHaveLength(1)
      const known = await load('/first?lang=uk', { Cookie: 'country=uk' })
      expect(known.headers['set-cookie']).toBeUndefined()
    }
    expect(origin.requests).toHaveLength(3)
  })
})

describe('private requests', () => {
  it.each([
    '/api/session',
    ...PRIVATE_ROUTES.flatMap((route) => {
      const path = route.replaceAll(/:\w+/g, 'aB3-_')
      return [`/${path}?return=%2Fportal`, `/ar/${path}`, `/de/${path}`]
    }),
    '/form/contact?draft=1',
    '/ar/newsletter/confirm/1',
    '/search?q=podcast',
    '/de/search?q=a',
  ])('%s is passed unchanged', async (address) => {
    const headers = { Cookie: 'session=1; country=uk', 'Next-Url': '/x' }
    await load(address, headers)
    await load(address, headers)
    expect(asked()).toEqual([address, address])
    expect(origin.requests[0]?.headers.cookie).toBe('session=1; country=uk')
  })

  it('A preview of drafts is passed', async () => {
    await load('/draft')
    const preview = { Cookie: 'a=b; __prerender_bypass=x' }
    const [first, second] = [await load('/draft', preview), await load('/draft', preview)]
    expect(first.text).not.toBe(second.text)
    expect(origin.requests[2]?.headers.cookie).toBe('a=b; __prerender_bypass=x')
  })

  it('A request with a body is passed with it', async () => {
    let body = ''
    origin.answer(async (request, response) => {
      for await (const part of request) body += part
      page(request, response)
    })
    await load('/sent')
    await edge.get('/sent', { method: 'POST', body: 'words', headers: { 'Content-Length': 5 } })
    expect(body).toBe('words')
    expect(origin.requests.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })

  it('The body of a GET is dropped', async () => {
    let received = ''
    origin.answer(async (request, response) => {
      for await (const part of request) received += part
      page(request, response)
    })
    const options = { body: 'secret', headers: { 'Content-Length': 6 } }
    expect((await edge.get('/body', options)).status).toBe(200)
    expect((await edge.get('/body', options)).status).toBe(200)
    expect((await edge.get('/api/body', options)).status).toBe(200)
    expect(received).toBe('')
    expect(asked()).toEqual(['/body', '/api/body'])
  })
})

describe('purges', () => {
  it('A purge expires the pages with the tag and no others', async () => {
    origin.answer((request, response) => {
      const tags = { 'Cache-Tag': `site,us/en,page:/us/en${request.url}` }
      storable(response, String((made += 1)), tags)
    })
    const before = [await load('/tag-a'), await load('/tag-b')].map(({ text }) => text)
    const answer = await edge.purge({ 'xkey-softpurge': 'page:/us/en/tag-a other' })
    expect(answer).toMatchObject({ status: 200, text: '{"purged":1}' })
    const after = [await load('/tag-a'), await load('/tag-b')].map(({ text }) => text)
    expect(after[0]).not.toBe(before[0])
    expect(after[1]).toBe(before[1])
    await edge.purge({ 'xkey-purge': 'us/en' })
    expect((await load('/tag-b')).text).not.toBe(before[1])
  })

  it('One call may have both kinds of tags', async () => {
    origin.answer((request, response) => {
      storable(response, '', { 'Cache-Tag': `two:${request.url}` })
    })
    await load('/two-a')
    await load('/two-b')
    const tags = { 'xkey-softpurge': 'two:/two-a', 'xkey-purge': 'two:/two-b' }
    expect((await edge.purge(tags)).text).toBe('{"purged":2}')
  })

  it.each([
    ['no secret', { 'X-Publish-Secret': '' }],
    ['another secret', { 'X-Publish-Secret': 'x' }],
  ])('A purge with %s is refused', async (name, headers) => {
    const address = `/refused/${encodeURIComponent(name)}`
    await load(address)
    const answer = await edge.purge({ 'xkey-purge': 'site', ...headers })
    expect(answer).toMatchObject({ status: 403, text: '{"error":{"code":"purgeRefused"}}' })
    await load(address)
    expect(asked()).toEqual([address])
  })

  it('A purge without tags is refused', async () => {
    expect(await edge.purge({})).toMatchObject({ status: 400, text: '{"error":{"code":"noTags"}}' })
  })

  it('A purge never reaches the web', async () => {
    await edge.purge({ 'xkey-purge': 'nothing' })
    expect(origin.requests).toEqual([])
  })

  it('A page rendered during a purge is delivered and rendered again for the next visitor', async () => {
    origin.answer(async (request, response) => {
      const text = String((made += 1))
      await sleep(400)
      storable(response, text)
    })
    const slow = load('/race')
    await sleep(150)
    await edge.purge({ 'xkey-softpurge': 'something-else' })
    const first = await slow
    expect(first.status).toBe(200)
    origin.answer(page)
    const second = await load('/race')
    expect(second.text).not.toBe(first.text)
    expect((await load('/race')).text).toBe(second.text)
  })

  it('A page rendered during a purge that removes pages is not kept for an outage', async () => {
    origin.answer(async (request, response) => {
      await sleep(300)
      page(request, response)
    })
    const slow = load('/race-hard')
    await sleep(100)
    await edge.purge({ 'xkey-purge': 'page:/race-hard' })
    expect((await slow).status).toBe(200)
    origin.answer(failing)
    expect((await load('/race-hard')).status).toBe(503)
  })
})

describe('failures of the web', () => {
  it.each([
    ['answers 503', failing, 500],
    ['closes the connection', /** @type {Handler} */ ((request) => request.socket.destroy()), 500],
    ['hangs', hanging, 4_000],
  ])(
    'When the web %s, a purged page is shown in its last version',
    async (name, handler, withinMs) => {
      const address = `/last/${encodeURIComponent(name)}`
      const last = await load(address)
      await edge.purge({ 'xkey-softpurge': 'site' })
      origin.answer(handler)
      const begun = Date.now()
      const answers = await Promise.all(Array.from({ length: 20 }, () => load(address)))
      expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([last.text]))
      expect(Date.now() - begun).toBeLessThan(withinMs)
      expect((await load(address)).text).toBe(last.text)
    },
  )

  it('The last page stays for the next failure and goes when the web is back', async () => {
    const last = await load('/again')
    await edge.purge({ 'xkey-softpurge': 'site' })
    origin.answer(failing)
    // The edge tries the web again after two seconds, which fails again.
    for (let time = 0; time < 3; time += 1) {
      if (time > 0) await sleep(1_100)
      expect((await load('/again')).text).toBe(last.text)
    }
    expect(asked().length).toBeGreaterThanOrEqual(3)
    origin.answer(page)
    await expect.poll(() => textOf('/again'), { timeout: 5_000 }).not.toBe(last.text)
  })

  it('A page that was never rendered or was taken down shows the web’s own answer', async () => {
    await load('/taken-down')
    await edge.purge({ 'xkey-purge': 'site' })
    origin.answer(failing)
    for (const address of ['/never-made', '/taken-down', '/never-made']) {
      expect(await load(address)).toMatchObject({ status: 503, text: 'the site’s own 503' })
    }
    // The page's fetch and the second one for the answer. Within two seconds only the latter
    // happens.
    expect(asked().filter((address) => address === '/never-made')).toHaveLength(3)
    origin.answer(page)
    const status = async () => (await load('/never-made')).status
    await expect.poll(status, { timeout: 5_000 }).toBe(200)
  })

  it('A visitor cannot send the header of a second attempt', async () => {
    const forged = { 'X-Edge-Last-Page': '1' }
    const last = await load('/mark')
    await edge.purge({ 'xkey-softpurge': 'site' })
    const fresh = await load('/mark', forged)
    expect(fresh.text).not.toBe(last.text)
    expect((await load('/mark', forged)).text).toBe(fresh.text)
  })

  it('Visitors who follow ?lang= or chose a language get a last page too', async () => {
    const uk = await load('/elsewhere', { Cookie: 'country=uk' })
    const us = await load('/elsewhere')
    origin.answer(failing)
    expect((await load('/elsewhere?lang=uk')).text).toBe(uk.text)
    expect((await load('/elsewhere', { Cookie: 'language_code=de' })).text).toBe(us.text)
  })

  it('Errors of calls are passed on', async () => {
    origin.answer(failing)
    expect(await load('/api/x')).toMatchObject({ status: 503, text: 'the site’s own 503' })
    origin.answer((request) => request.socket.destroy())
    expect(await load('/api/x')).toMatchObject({
      status: 503,
      text: '{"error":{"code":"unavailable"}}',
    })
  })

  it('While the probe fails, the edge serves last pages at once, including expired ones', async () => {
    origin.answer((_, response) =>
      storable(response, String((made += 1)), { 'CDN-Cache-Control': 'public, max-age=1' }),
    )
    const last = await load('/sick')
    await expect.poll(() => textOf('/sick'), { timeout: 5_000 }).not.toBe(last.text)
    const fresh = await load('/sick')
    origin.setHealthy(false)
    origin.answer(hanging)
    await expect.poll(() => textOf('/api/health'), { timeout: 5_000 }).toContain('unavailable')
    const begun = Date.now()
    expect((await load('/sick')).text).toBe(fresh.text)
    expect(Date.now() - begun).toBeLessThan(200)
    const never = await load('/sick-never-made')
    expect(never.status).toBe(503)
    expect(never.text).toContain('not available at the moment')
    origin.setHealthy(true)
    origin.answer(page)
    await expect.poll(() => textOf('/sick'), { timeout: 5_000 }).not.toBe(fresh.text)
  })
})

describe('files', () => {
  it('Files are sent in ranges', async () => {
    const video = 'abcdefghij'.repeat(1_000)
    origin.answer((request, response) => {
      const headers = { 'Cache-Control': 'public, max-age=60', 'Content-Type': 'video/mp4' }
      if (request.headers.range) {
        response.writeHead(206, { ...headers, 'Content-Range': 'bytes 5-6/10000' })
        return response.end('fg')
      }
      response.writeHead(200, { ...headers, 'Content-Length': video.length })
      return response.end(video)
    })
    const part = (/** @type {string} */ Range) => load('/media/a.mp4', { Range })
    // Without a stored copy the edge requests a range from the middle as such, and from the
    // start the whole file.
    expect(await part('bytes=5-6')).toMatchObject({ status: 206, text: 'fg' })
    expect(await part('bytes=0-')).toMatchObject({ status: 206, text: video })
    expect(await part('bytes=9998-')).toMatchObject({ status: 206, text: 'ij' })
    expect((await part('bytes=10000-')).status).toBe(416)
    expect(origin.requests).toHaveLength(2)
  })
})

describe('visitors’ addresses', () => {
  const forged = {
    'X-Forwarded-For': '203.0.113.9',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Host': 'evil.example',
    'CF-IPCountry': 'GB',
    'X-Country': 'DE',
  }

  it('The web gets the address of the connection', async () => {
    await load('/api/x', forged)
    await load('/forged', forged)
    for (const { headers } of origin.requests) {
      expect(headers['x-forwarded-for']).toBe('127.0.0.1')
      expect(headers['x-forwarded-proto']).toBe('http')
      expect(Object.keys(headers).join()).not.toMatch(/ipcountry|forwarded-host|x-edge/)
    }
    // The edge adds a country to a page's request, so that the web does not look it up.
    expect(origin.requests.map(({ headers }) => headers['x-country'])).toEqual([undefined, 'US'])
  })

  it('A trusted proxy’s address and country are forwarded', async () => {
    await behindProxy.get('/trusted', { headers: forged })
    await behindProxy.get('/trusted', { headers: { ...forged, 'CF-IPCountry': 'DE' } })
    const french = { ...forged, 'CF-IPCountry': 'FR', 'X-Country': '' }
    await behindProxy.get('/trusted', { headers: french })
    await behindProxy.get('/trusted')
    const seen = origin.requests.filter(({ url }) => url === '/trusted')
    expect(seen.map(({ headers }) => headers['x-country'])).toEqual(['GB', 'DE', 'FR'])
    expect(seen[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
    })
  })
})

describe('the limit of rendered pages', () => {
  /** @param {string} visitor @param {import('node:http').OutgoingHttpHeaders} [headers] */
  const loadAs = (visitor, address = '/', headers = {}) =>
    behindProxy.get(address, { headers: { 'X-Forwarded-For': visitor, ...headers } })

  it('A visitor over the limit gets an error in their language, and other visitors do not', async () => {
    /** @type {number[]} */
    const statuses = []
    await times(
      600,
      async (index) => {
        statuses.push((await loadAs('203.0.113.1', `/made/${index}`)).status)
      },
      8,
    )
    const passed = statuses.filter((status) => status === 200).length
    // The limit refills while the requests arrive, so a few more pass.
    expect(passed).toBeGreaterThanOrEqual(300)
    expect(passed).toBeLessThan(600)
    expect(statuses.filter((status) => status === 429)).toHaveLength(600 - passed)
    const german = await loadAs('203.0.113.1', '/de/made')
    expect(german).toMatchObject({ status: 429, headers: { 'retry-after': '10' } })
    expect(german.headers['cache-control']).toBe('no-store')
    expect(german.text).toContain('Zu viele Aufrufe')
    expect((await loadAs('203.0.113.1', '/ar')).text).toContain('dir="rtl"')
    const data = await loadAs('203.0.113.1', '/made', { RSC: '1' })
    expect(data.text).toBe('{"error":{"code":"tooManyRequests"}}')
    // Stored pages and other kinds of requests still pass.
    expect((await loadAs('203.0.113.1', '/made/0')).status).toBe(200)
    expect((await loadAs('203.0.113.1', '/api/x')).status).toBe(200)
    expect((await loadAs('203.0.113.1', '/media/a.jpg')).status).toBe(200)
    expect((await loadAs('203.0.113.2', '/made/elsewhere')).status).toBe(200)
  })

  it('Loads of stored pages never count', async () => {
    await loadAs('203.0.113.3', '/office')
    await times(1_000, async () => {
      expect((await loadAs('203.0.113.3', '/office')).status).toBe(200)
    })
  })

  it('An IPv6 network counts as one visitor; shared pictures and account pages count too', async () => {
    await times(600, (index) => {
      const visitor = `2001:db8:1:2:${index.toString(16)}::1`
      return loadAs(visitor, index % 2 === 0 ? `/media/shared/${index}` : '/login')
    })
    expect((await loadAs('2001:db8:1:2::abcd', '/made/v6')).status).toBe(429)
    expect((await loadAs('2001:db8:1:3::abcd', '/made/v6')).status).toBe(200)
  })
})

it('A body larger than any form is not forwarded', async () => {
  const length = 150 * 1024 * 1024
  const answer = await edge.send(
    `POST /api/apply HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(answer).toContain('{"error":{"code":"tooLarge"}}')
  expect(origin.requests).toEqual([])
})

it('The edge streams an upload to the web and its answer back', async () => {
  /** @type {() => void} */
  let arrived = () => {}
  const first = new Promise((resolve) => (arrived = () => resolve(undefined)))
  /** @type {() => void} */
  let read = () => {}
  const started = new Promise((resolve) => (read = () => resolve(undefined)))
  origin.answer((request, response) => {
    let size = 0
    request.on('data', (part) => {
      size += part.length
      arrived()
    })
    request.on('end', async () => {
      response.writeHead(200, { 'Content-Type': 'video/mp4', 'Cache-Control': 'private' })
      response.write('x'.repeat(100_000))
      await started
      response.end(String(size))
    })
  })
  const half = Buffer.alloc(1024 * 1024)
  const sent = edge.open('PATCH', '/api/review/uploads/abc', {
    'Content-Length': half.length * 2,
    Cookie: 'session=x',
  })
  sent.write(half)
  // The client sends the rest only after the origin has received the first half, and the origin
  // ends its answer only after the client has read some of it.
  await first
  sent.end(half)
  const [answer] = await once(sent, 'response')
  let text = ''
  answer.setEncoding('utf8').on('data', (/** @type {string} */ part) => {
    text += part
    read()
  })
  await once(answer, 'end')
  expect(text.slice(100_000)).toBe(String(half.length * 2))
  expect(origin.requests[0]).toMatchObject({ method: 'PATCH', headers: { cookie: 'session=x' } })
})

it('A range of a video is requested from the web and not stored', async () => {
  origin.answer((request, response) => {
    response.writeHead(206, {
      'Content-Range': 'bytes 2-3/9',
      'Cache-Control': 'private, max-age=300',
    })
    response.end(`${request.headers.range} ${(made += 1)}`)
  })
  const headers = { Range: 'bytes=2-3', Cookie: 'session=x' }
  const [one, two] = [
    await edge.get('/api/review/versions/1/play', { headers }),
    await edge.get('/api/review/versions/1/play', { headers }),
  ]
  expect([one.status, one.text.split(' ')[0], one.headers['content-range']]).toEqual([
    206,
    'bytes=2-3',
    'bytes 2-3/9',
  ])
  expect(two.text).not.toBe(one.text)
})

// Varnish keeps the answers of earlier tests, so these run in their order.
describe('the country of an address', { shuffle: false }, () => {
  const COUNTRIES = { '81.2.69': 'GB', '5.9.0': 'DE', '2a01:4f8:1': 'DE', '8.8.8': 'US' }
  /** Answers as the website does: the country of an address, and pages for a country. */
  const web = /** @type {Handler} */ (
    (request, response) => {
      if (request.url !== '/api/visitor-country') {
        return storable(response, String(request.headers['x-country']))
      }
      const address = String(request.headers['x-forwarded-for'])
      const [, country] = Object.entries(COUNTRIES).find(([own]) => address.startsWith(own)) ?? []
      const shared = country ? 'public, max-age=86400' : 'no-store'
      response.writeHead(204, { 'X-Country': country ?? 'US', 'CDN-Cache-Control': shared })
      return response.end()
    }
  )
  const lookups = () => asked().filter((url) => url === '/api/visitor-country').length
  /** @param {string} address @param {string} visitor @param {import('node:http').OutgoingHttpHeaders} [headers] */
  const from = (address, visitor, headers) =>
    behindProxy.get(address, { headers: { 'X-Forwarded-For': visitor, ...headers } })

  beforeEach(() => void origin.answer(web))

  it('The edge looks it up once for a network, and chooses among the stored pages by it', async () => {
    for (const [visitor, country] of [
      ['81.2.69.142', 'GB'],
      ['81.2.69.143', 'GB'],
      ['9.9.9.9, 81.2.69.7', 'GB'],
      ['5.9.0.1', 'DE'],
      ['2a01:4f8:1::1', 'DE'],
      ['2a01:4f8:1:2::3', 'DE'],
      ['8.8.8.8', 'US'],
    ]) {
      expect((await from('/by-address', String(visitor))).text).toBe(country)
    }
    expect(lookups()).toBe(4)
    expect(asked().filter((url) => url === '/by-address')).toHaveLength(3)
  })

  it('The edge does not look it up if a header, cookie or query names it', async () => {
    const visitor = '81.2.70.1'
    await from('/said', visitor, { Cookie: 'country=gr' })
    await from('/said?lang=gr', visitor)
    await from('/said', visitor, { Host: 'studio.de' })
    await from('/said', visitor, { 'CF-IPCountry': 'FR' })
    await from('/media/a.png', visitor)
    await from('/api/x', visitor)
    for (const inside of ['127.0.0.1', '10.0.0.3', 'fd00::1']) await from('/said', inside)
    expect(lookups()).toBe(0)
  })

  it('The web gets it without a cookie, so it does not count as a choice', async () => {
    await from('/as-nobody', '5.9.1.1', { Cookie: 'session=1; language_code=ar' })
    const [first] = origin.requests
    expect(first?.url).toBe('/api/visitor-country')
    expect(first?.headers).toMatchObject({ 'x-forwarded-for': '5.9.1.1' })
    expect(Object.keys(first?.headers ?? {}).join()).not.toMatch(/cookie|country|x-edge/)
  })

  it('The default is used while the lookup fails, without an error and without waiting', async () => {
    origin.answer((request, response) => {
      if (request.url !== '/api/visitor-country') return web(request, response)
    })
    const begun = Date.now()
    expect(await from('/untold', '81.2.71.1')).toMatchObject({ status: 200, text: 'US' })
    expect(Date.now() - begun).toBeLessThan(700)
    origin.answer((request, response) => {
      if (request.url !== '/api/visitor-country') return web(request, response)
      return response.writeHead(500).end()
    })
    expect(await from('/untold', '81.2.72.1')).toMatchObject({ status: 200, text: 'US' })
    origin.answer(web)
    // An unknown country is not stored.
    expect((await from('/unknown', '7.7.7.7')).text).toBe('US')
  })

  it('The last page is available in an outage', async () => {
    const visitor = '81.2.69.142'
    expect((await from('/outage', visitor)).text).toBe('GB')
    await behindProxy.purge({ 'xkey-softpurge': 'site' })
    origin.answer(failing)
    expect(await from('/outage', visitor)).toMatchObject({ status: 200, text: 'GB' })
  })

  it('A visitor cannot set it', async () => {
    const forged = { 'X-Edge-Located': 'DE', 'X-Edge-Kind': 'country', 'X-Edge-Range': '5.9.0' }
    expect((await from('/forged-country', '8.8.8.8', forged)).text).toBe('US')
  })
})

it('The edge can leave the headers for a CDN in front of it', async () => {
  const outer = await startEdge([origin.url], { env: { ...SITE, EDGE_KEEP_CDN_HEADERS: '1' } })
  try {
    for (let time = 0; time < 2; time += 1) {
      expect((await outer.get('/outer')).headers).toMatchObject({
        'cdn-cache-control': 'public, max-age=3600',
        'cache-tag': 'site,us/en',
      })
    }
    await outer.purge({ 'xkey-softpurge': 'site' })
    origin.answer(failing)
    expect((await outer.get('/outer')).headers['cdn-cache-control']).toBe('no-store')
  } finally {
    await outer.stop()
  }
})

it('Without a secret the edge refuses every purge', async () => {
  const open = await startEdge([origin.url], { secret: '' })
  try {
    expect((await open.purge({ 'xkey-purge': 'site' })).status).toBe(403)
  } finally {
    await open.stop()
  }
})

describe('several webs', () => {
  it('They share the pages, with all countries of one at the same web, and replace each other', async () => {
    const others = [await startOrigin(page), await startOrigin(page)]
    const two = await startEdge(others.map(({ url }) => url))
    try {
      for (const { requests } of others) requests.length = 0
      for (let index = 0; index < 30; index += 1) {
        for (const country of ['us', 'uk']) {
          await two.get(`/shard-${index}`, { headers: { Cookie: `country=${country}` } })
        }
      }
      const shares = others.map(({ requests }) => requests.map(({ url }) => url))
      expect(shares.flat()).toHaveLength(60)
      for (const share of shares) {
        expect(new Set(share).size).toBeGreaterThan(3)
        expect(share).toHaveLength(new Set(share).size * 2)
      }
      const [gone] = shares[0] ?? []
      await others[0]?.stop()
      await two.purge({ 'xkey-softpurge': 'site' })
      const answer = await two.get(gone ?? '')
      expect(answer.status).toBe(200)
      expect(others[1]?.requests.at(-1)?.url).toBe(gone)
      for (let time = 0; time < 4; time += 1) {
        expect((await two.get('/api/x')).status).toBe(200)
      }
    } finally {
      await two.stop()
      for (const other of others) await other.stop()
    }
  })
})

describe('malformed requests', () => {
  const end = `\r\n${'Connection: close'}\r\n\r\n`

  it.each([
    ['an absolute address', `GET http://absolute.example/abs HTTP/1.1\r\nHost: other${end}`, 200],
    ['OPTIONS *', `OPTIONS * HTTP/1.1\r\nHost: a${end}`, 204],
    ['Trailer', `GET /api/t HTTP/1.1\r\nHost: a\r\nTrailer: X-A\r\nTE: trailers${end}`, 200],
    ['a body', `GET /b HTTP/1.1\r\nHost: a\r\nContent-Length: 2${end}ab`, 200],
    [
      'a body in chunks',
      `GET /c HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked${end}1\r\na\r\n0\r\n\r\n`,
      200,
    ],
    ['no host', `GET / HTTP/1.1${end}`, 400],
    ['a host that is none', `GET / HTTP/1.1\r\nHost: a/b${end}`, 400],
    ['no path', `GET foo HTTP/1.1\r\nHost: a${end}`, 400],
    ['BAN', `BAN / HTTP/1.1\r\nHost: a${end}`, 405],
    ['TRACE', `TRACE / HTTP/1.1\r\nHost: a${end}`, 405],
    ['CONNECT', `CONNECT a:443 HTTP/1.1\r\nHost: a${end}`, 405],
    ['PURGE alone', `PURGE / HTTP/1.1\r\nHost: a${end}`, 403],
  ])('%s', async (_, bytes, status) => {
    const begun = Date.now()
    expect(await edge.send(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(Date.now() - begun).toBeLessThan(500)
    for (const { headers } of origin.requests) {
      expect(Object.keys(headers).join()).not.toMatch(/trailer|\bte\b/)
    }
  })

  it('Two requests in one packet are kept apart', async () => {
    const smuggled = `GET /g HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nGET `
    const text = await edge.send(`${smuggled}GET /h HTTP/1.1\r\nHost: a${end}`)
    expect(text.match(/HTTP\/1.1 200 OK\r/g)).toHaveLength(2)
    expect(asked()).toEqual(['/g', '/h'])
  })
})
