import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import CacheHandler from './cache-handler.mjs'

const KEY = '/us/en/pricing'

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

afterEach(() => rm(folder, { recursive: true }))

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
  it('keeps a page in memory and on the disk', async () => {
    await handler.set(KEY, page('<main>Prices</main>'), {})
    expect(await read()).toBe('<main>Prices</main>')
    expect(await filesOnDisk()).toContain('pricing.html')
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
