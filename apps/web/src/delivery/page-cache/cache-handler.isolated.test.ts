import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const KEY = '/route-cache/APP_PAGE/5f/$/us/en/pricing'
const KIND = { kind: 'APP_PAGE' }
const AN_HOUR = { cacheControl: { revalidate: 3600 } }
const TAGS = '_N_T_/layout,site,variant:us/en,page:/us/en/pricing'

interface Page {
  kind: string
  html: string
  status: number
  headers: Record<string, string>
  rscData?: Buffer
  segmentData?: Map<string, Buffer>
}

let folder: string
let now: number

/** Starts a new server on the folder. Its memory is empty, but the files are still there. */
async function start() {
  vi.resetModules()
  const { default: CacheHandler, pageCache } = await import('./cache-handler.mjs')
  return { cache: new CacheHandler(), pageCache }
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-cache-'))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  now = 1_000_000
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1))
})

afterEach(async () => {
  vi.restoreAllMocks()
  // The server may still be writing files.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

function page(html: string, status = 200): Page {
  const segmentData = new Map([['/_tree', Buffer.from('tree')]])
  const headers = { 'x-next-cache-tags': TAGS }
  return { kind: 'APP_PAGE', html, rscData: Buffer.from('rsc'), headers, status, segmentData }
}

type Cache = Awaited<ReturnType<typeof start>>['cache']

/**
 * Looks the page up without success, as Next does before rendering, and stores the rendered page.
 */
async function make(cache: Cache, made: Page): Promise<Page> {
  expect(await cache.get(KEY, KIND)).toBeNull()
  await cache.set(KEY, made, AN_HOUR)
  return made
}

const shown = async (cache: Cache) =>
  ((await cache.get(KEY, KIND))?.value as Page | undefined)?.html

const NEW = '<main>$100</main>'
const OLD = '<main>$90</main>'
const UNAVAILABLE = '<main data-page="unavailable">…</main>'
const NOT_FOUND = '<main data-page="not-found">…</main>'

describe('a page', () => {
  it('It is stored completely, and caches in front of the server get its own tags', async () => {
    const { cache } = await start()
    const { headers } = await make(cache, page(NEW))
    expect(headers).toMatchObject({
      'cdn-cache-control': 'public, max-age=3600',
      'cache-tag': 'site,variant:us/en,page:/us/en/pricing',
    })
    const kept = (await cache.get(KEY, KIND))?.value as Page
    expect(kept).toMatchObject({ html: NEW, rscData: Buffer.from('rsc') })
    expect(kept.segmentData?.get('/_tree')).toEqual(Buffer.from('tree'))
  })

  it('It survives a restart', async () => {
    await make((await start()).cache, page(NEW))
    await vi.waitFor(async () => expect(await shown((await start()).cache)).toBe(NEW))
  })

  it('It is rendered again after its lifetime', async () => {
    const { cache } = await start()
    await make(cache, page(NEW))
    now += 3_600_000
    expect(await shown(cache)).toBeUndefined()
  })

  it('A redirect from a path in capitals is not stored', async () => {
    const { cache } = await start()
    const made = { ...page('', 308), headers: { 'x-next-cache-tags': 'site,page:/us/en/PRICING' } }
    const { headers } = await make(cache, made)
    expect(headers['cdn-cache-control']).toBe('no-store')
    // Next passes the query to the redirect's target in these headers.
    expect(headers['cache-tag']).toContain('page:/us/en/PRICING')
    expect(await cache.get(KEY, KIND)).toBeNull()
  })

  it('A page without tags is an error', async () => {
    const { cache } = await start()
    await expect(cache.set(KEY, { ...page(NEW), headers: {} }, AN_HOUR)).rejects.toThrow(
      'x-next-cache-tags',
    )
  })
})

describe('a change', () => {
  it.each(['site', 'variant:us/en', 'page:/us/en/pricing'])(
    'A change of %s has the page rendered again, even after a restart',
    async (tag) => {
      const { cache } = await start()
      await make(cache, page(OLD))
      await cache.revalidateTag(tag, { expire: 1 })
      expect(await shown((await start()).cache)).toBeUndefined()
      expect(await shown(cache)).toBeUndefined()
      await make(cache, page(NEW))
      expect(await shown(cache)).toBe(NEW)
    },
  )

  it('A change of another page does not affect it', async () => {
    const { cache } = await start()
    await make(cache, page(NEW))
    await cache.revalidateTag(['page:/us/en', 'page:/uk/en/pricing'], { expire: 1 })
    expect(await shown(cache)).toBe(NEW)
  })

  it('A page that changes during its rendering is never stored as fresh, here or in front', async () => {
    const { cache } = await start()
    expect(await cache.get(KEY, KIND)).toBeNull()
    await cache.revalidateTag('page:/us/en/pricing', { expire: 1 })
    const old = page(OLD)
    await cache.set(KEY, old, AN_HOUR)
    expect(old.headers['cdn-cache-control']).toBe('no-store')
    expect(await shown(cache)).toBeUndefined()
    expect(await shown((await start()).cache)).toBeUndefined()
  })

  it('The earlier beginning of two renderings of a page counts', async () => {
    const { cache } = await start()
    await cache.get(KEY, KIND)
    await cache.revalidateTag('page:/us/en/pricing', { expire: 1 })
    await cache.get(KEY, KIND)
    await cache.set(KEY, page(NEW), AN_HOUR)
    expect(await shown(cache)).toBeUndefined()
  })

  it('A page with an unknown beginning does not count as fresh', async () => {
    const { cache } = await start()
    await cache.set(KEY, page(OLD), AN_HOUR)
    expect(await shown(cache)).toBeUndefined()
  })
})

describe('waiting for renderings', () => {
  it('It ends when the rendering has been stored, and does not wait for later ones', async () => {
    const { cache, pageCache } = await start()
    await cache.get(KEY, KIND)
    const order: string[] = []
    const settled = pageCache.settled().then(() => order.push('settled'))
    await cache.get('/another', KIND)
    await new Promise((resolve) => setTimeout(resolve, 60))
    order.push('handed in')
    await cache.set(KEY, page(OLD), AN_HOUR)
    await settled
    expect(order).toEqual(['handed in', 'settled'])
  })
})

describe('a page that is not found', () => {
  it('It answers 404, is not stored, and removes the stored page', async () => {
    const { cache } = await start()
    await make(cache, page(OLD))
    await cache.revalidateTag('page:/us/en/pricing', { expire: 0 })
    const missing = await make(cache, page(NOT_FOUND))
    expect(missing.status).toBe(404)
    expect(missing.headers).toMatchObject({
      'cache-control': 'no-store',
      'cdn-cache-control': 'no-store',
    })
    expect(await shown(cache)).toBeUndefined()
    expect(await readdir(path.join(folder, '.next/page-cache/pages'))).toEqual([])
  })
})

describe('an outage of the CMS', () => {
  it('The last good page is served as stale', async () => {
    const { cache } = await start()
    await make(cache, page(OLD))
    await cache.revalidateTag('site', { expire: 1 })
    const answer = await make(cache, page(UNAVAILABLE))
    expect(answer).toMatchObject({ html: OLD, status: 200, rscData: Buffer.from('rsc') })
    expect(answer.headers['cdn-cache-control']).toBe('no-store')
    expect(await shown(cache)).toBeUndefined()
  })

  it('The last good page is served as stale after a restart', async () => {
    await make((await start()).cache, page(OLD))
    await vi.waitFor(async () => expect(await shown((await start()).cache)).toBe(OLD))
    const { cache } = await start()
    await cache.revalidateTag('site', { expire: 1 })
    expect((await make(cache, page(UNAVAILABLE))).html).toBe(OLD)
  })

  it('An unpublished page is never served, even after a restart', async () => {
    const first = await start()
    await make(first.cache, page(OLD))
    await first.cache.revalidateTag('page:/us/en/pricing', { expire: 0 })
    for (const { cache } of [first, await start()]) {
      expect((await make(cache, page(UNAVAILABLE))).status).toBe(503)
    }
  })

  it('A page that was never rendered shows an error that is not stored', async () => {
    const { cache } = await start()
    const { status, headers } = await make(cache, page(UNAVAILABLE))
    expect(status).toBe(503)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cdn-cache-control': 'no-store',
      'retry-after': '5',
    })
  })
})

it('Answers of the CMS are not stored', async () => {
  const { cache } = await start()
  await cache.set('answer', { kind: 'FETCH', data: {} }, AN_HOUR)
  expect(await cache.get('answer', { kind: 'FETCH' })).toBeNull()
})

it('The most visited pages come first', async () => {
  const { cache, pageCache } = await start()
  const home = { ...page(NEW), headers: { 'x-next-cache-tags': 'site,page:/us/en' } }
  await make(cache, page(NEW))
  await cache.get('/home', KIND)
  await cache.set('/home', home, AN_HOUR)
  for (let visit = 0; visit < 3; visit += 1) await cache.get('/home', KIND)
  await cache.get(KEY, KIND)
  expect(pageCache.mostVisited()).toEqual(['page:/us/en', 'page:/us/en/pricing'])
})
