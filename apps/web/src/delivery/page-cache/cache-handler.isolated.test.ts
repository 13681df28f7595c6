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

/** A server that starts in the folder: what it remembered is gone, what it wrote is there. */
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
  // Its files may still be on their way.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

function page(html: string, status = 200): Page {
  const segmentData = new Map([['/_tree', Buffer.from('tree')]])
  const headers = { 'x-next-cache-tags': TAGS }
  return { kind: 'APP_PAGE', html, rscData: Buffer.from('rsc'), headers, status, segmentData }
}

type Cache = Awaited<ReturnType<typeof start>>['cache']

/** Asks for the page in vain, as Next does before it makes one, and hands in what it made. */
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
  it('is kept whole, and known to caches in front by its own tags', async () => {
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

  it('outlives a restart', async () => {
    await make((await start()).cache, page(NEW))
    await vi.waitFor(async () => expect(await shown((await start()).cache)).toBe(NEW))
  })

  it('is made anew when its time is over', async () => {
    const { cache } = await start()
    await make(cache, page(NEW))
    now += 3_600_000
    expect(await shown(cache)).toBeUndefined()
  })

  it('that leads from an address in capitals to the right one is kept nowhere', async () => {
    const { cache } = await start()
    const made = { ...page('', 308), headers: { 'x-next-cache-tags': 'site,page:/us/en/PRICING' } }
    const { headers } = await make(cache, made)
    expect(headers['cdn-cache-control']).toBe('no-store')
    // Next passes the query to the redirect's target in these headers.
    expect(headers['cache-tag']).toContain('page:/us/en/PRICING')
    expect(await cache.get(KEY, KIND)).toBeNull()
  })

  it('without tags is a fault of ours that shows', async () => {
    const { cache } = await start()
    await expect(cache.set(KEY, { ...page(NEW), headers: {} }, AN_HOUR)).rejects.toThrow(
      'x-next-cache-tags',
    )
  })
})

describe('a change', () => {
  it.each(['site', 'variant:us/en', 'page:/us/en/pricing'])(
    'of %s has the page made anew, also after a restart',
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

  it('of another page leaves it alone', async () => {
    const { cache } = await start()
    await make(cache, page(NEW))
    await cache.revalidateTag(['page:/us/en', 'page:/uk/en/pricing'], { expire: 1 })
    expect(await shown(cache)).toBe(NEW)
  })

  it('while it is being made: it is never kept as new, here or in front', async () => {
    const { cache } = await start()
    expect(await cache.get(KEY, KIND)).toBeNull()
    await cache.revalidateTag('page:/us/en/pricing', { expire: 1 })
    const old = page(OLD)
    await cache.set(KEY, old, AN_HOUR)
    expect(old.headers['cdn-cache-control']).toBe('no-store')
    expect(await shown(cache)).toBeUndefined()
    expect(await shown((await start()).cache)).toBeUndefined()
  })

  it('while it is being made twice: the earlier beginning counts', async () => {
    const { cache } = await start()
    await cache.get(KEY, KIND)
    await cache.revalidateTag('page:/us/en/pricing', { expire: 1 })
    await cache.get(KEY, KIND)
    await cache.set(KEY, page(NEW), AN_HOUR)
    expect(await shown(cache)).toBeUndefined()
  })

  it('of which nobody knows whether it came before: a page that was not asked for is not new', async () => {
    const { cache } = await start()
    await cache.set(KEY, page(OLD), AN_HOUR)
    expect(await shown(cache)).toBeUndefined()
  })
})

describe('waiting for what was begun', () => {
  it('ends when it has been handed in, and not for what is begun later', async () => {
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

describe('a page that is not there', () => {
  it('answers 404, is kept nowhere, and takes away what stood there', async () => {
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

describe('while the CMS is away', () => {
  it('the last good page stands in, marked as old', async () => {
    const { cache } = await start()
    await make(cache, page(OLD))
    await cache.revalidateTag('site', { expire: 1 })
    const answer = await make(cache, page(UNAVAILABLE))
    expect(answer).toMatchObject({ html: OLD, status: 200, rscData: Buffer.from('rsc') })
    expect(answer.headers['cdn-cache-control']).toBe('no-store')
    expect(await shown(cache)).toBeUndefined()
  })

  it('so it does after a restart', async () => {
    await make((await start()).cache, page(OLD))
    await vi.waitFor(async () => expect(await shown((await start()).cache)).toBe(OLD))
    const { cache } = await start()
    await cache.revalidateTag('site', { expire: 1 })
    expect((await make(cache, page(UNAVAILABLE))).html).toBe(OLD)
  })

  it('never one that was taken down, also after a restart', async () => {
    const first = await start()
    await make(first.cache, page(OLD))
    await first.cache.revalidateTag('page:/us/en/pricing', { expire: 0 })
    for (const { cache } of [first, await start()]) {
      expect((await make(cache, page(UNAVAILABLE))).status).toBe(503)
    }
  })

  it('one that was never made says so, and nobody keeps that', async () => {
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

it('what the CMS answered is not kept', async () => {
  const { cache } = await start()
  await cache.set('answer', { kind: 'FETCH', data: {} }, AN_HOUR)
  expect(await cache.get('answer', { kind: 'FETCH' })).toBeNull()
})

it('the pages that are asked for most come first', async () => {
  const { cache, pageCache } = await start()
  const home = { ...page(NEW), headers: { 'x-next-cache-tags': 'site,page:/us/en' } }
  await make(cache, page(NEW))
  await cache.get('/home', KIND)
  await cache.set('/home', home, AN_HOUR)
  for (let visit = 0; visit < 3; visit += 1) await cache.get('/home', KIND)
  await cache.get(KEY, KIND)
  expect(pageCache.mostVisited()).toEqual(['page:/us/en', 'page:/us/en/pricing'])
})
