import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import tagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import CacheHandler from './cache-handler.mjs'

const { areTagsStale } = tagsManifest
const KEY = '/us/en/pricing'
const PAGE_MEMORY = Symbol.for('studio.page-memory')

let folder
let handler

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-cache-'))
  handler = new CacheHandler({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
  })
})

afterEach(async () => {
  vi.useRealTimers()
  delete globalThis[PAGE_MEMORY]
  await rm(folder, { recursive: true })
})

function page(html, status = 200) {
  const segmentData = new Map([['/_tree', Buffer.from('tree')]])
  return { kind: 'APP_PAGE', html, rscData: Buffer.from('rsc'), headers: {}, status, segmentData }
}

async function filesOnDisk() {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  return names.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

const read = async () => (await handler.get(KEY, { kind: 'APP_PAGE' }))?.value?.html

describe('the page cache', () => {
  it('keeps a page in memory at once and on the disk soon', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await handler.set(KEY, page('<main>Prices</main>'), {})
    expect(await read()).toBe('<main>Prices</main>')
    expect(await filesOnDisk()).toEqual([])
    vi.advanceTimersByTime(5_000)
    vi.useRealTimers()
    await vi.waitFor(async () => expect(await filesOnDisk()).toContain('pricing.meta'))
    expect(await readFile(path.join(folder, 'app', `${KEY}.html`), 'utf8')).toBe(
      '<main>Prices</main>',
    )
  })

  it('writes a file that is as old as its page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const begun = Date.now() - 60_000
    globalThis[PAGE_MEMORY] = { renew: () => begun }
    await handler.set(KEY, page('<main>Prices</main>'), {})
    vi.advanceTimersByTime(5_000)
    vi.useRealTimers()
    const age = async () => (await stat(path.join(folder, 'app', `${KEY}.html`))).mtimeMs
    await vi.waitFor(async () => expect(await age()).toBeCloseTo(begun, -1))
  })

  it('takes a page for stale that was begun before something on it changed', async () => {
    const headers = { 'x-next-cache-tags': 'prices' }
    const begun = Date.now() - 50
    globalThis[PAGE_MEMORY] = { change: () => undefined, renew: () => begun }
    await handler.revalidateTag('prices', { expire: 1_000 })
    await handler.set(KEY, { ...page('<main>Old</main>'), headers }, {})
    expect((await handler.get(KEY, { kind: 'APP_PAGE' })).lastModified).toBe(begun)
  })

  it('takes a page for stale that was made for the first time while something on it changed', async () => {
    const headers = { 'x-next-cache-tags': 'names' }
    const [key, kind] = ['/us/ar/old-name', { kind: 'APP_PAGE' }]
    expect(await handler.get(key, kind)).toBeNull()
    const begun = Date.now()
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(begun))
    await handler.revalidateTag('names', { expire: 1_000 })
    await handler.set(key, { ...page('<main>Old name</main>'), headers }, {})
    const { lastModified } = await handler.get(key, kind)
    expect(areTagsStale(['names'], lastModified)).toBe(true)

    await handler.set(key, { ...page('<main>New name</main>'), headers }, {})
    const made = await handler.get(key, kind)
    expect(areTagsStale(['names'], made.lastModified)).toBe(false)
  })

  it('tells the memory of finished pages what has changed and what is made', async () => {
    const memory = { change: vi.fn(), renew: vi.fn() }
    globalThis[PAGE_MEMORY] = memory
    await handler.revalidateTag(['prices'], { expire: 1_000 })
    await handler.revalidateTag('faq', { expire: 0 })
    await handler.set(KEY, page('<main>Prices</main>'), {})
    await handler.set(KEY, page('<main data-page="unavailable">…</main>'), {})
    expect(memory.change.mock.calls).toEqual([
      [['prices'], false],
      [['faq'], true],
    ])
    expect(memory.renew.mock.calls).toEqual([
      [KEY, '<main>Prices</main>'],
      [KEY, null],
    ])
  })

  it('answers 404 for a page that is not there, keeps nothing and drops what stood there', async () => {
    await handler.set(KEY, page('<main>Prices</main>'), {})
    const gone = page('<main data-page="not-found">…</main>')
    await handler.set(KEY, gone, {})
    expect(gone.status).toBe(404)
    expect(await read()).toBeUndefined()
    expect(await filesOnDisk()).toEqual([])
  })

  it('answers 503 while the CMS is away and leaves the last good page alone', async () => {
    await handler.set(KEY, page('<main>Prices</main>'), {})
    const away = page('<main data-page="unavailable">…</main>')
    await handler.set(KEY, away, {})
    expect(away.status).toBe(503)
    expect(away.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(await read()).toBe('<main>Prices</main>')
  })
})
