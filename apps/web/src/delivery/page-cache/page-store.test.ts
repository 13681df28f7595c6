import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageStore } from './page-store.mjs'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-store-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const LIMITS = { memory: 100_000, files: 1_000_000 }

const entry = (html: string) => ({ value: { html }, cacheControl: undefined, tags: [], begun: 1 })

it('The memory is limited, and other pages are read from files', async () => {
  const store = new PageStore(folder, LIMITS)
  for (let page = 0; page < 20; page += 1) await store.write(`/${page}`, entry('x'.repeat(10_000)))
  expect(store.memory.calculatedSize).toBeLessThanOrEqual(100_000)
  expect(store.memory.size).toBeLessThan(5)
  expect((await store.read('/0'))?.value).toEqual({ html: 'x'.repeat(10_000) })
})

it('The files are limited, and those that were not used for the longest time are removed', async () => {
  const limits = { memory: 1, files: 105_000 }
  const store = new PageStore(folder, limits)
  for (let page = 0; page < 10; page += 1) await store.write(`/${page}`, entry('x'.repeat(10_000)))
  await store.read('/0')
  await store.write('/10', entry('x'.repeat(10_000)))
  await store.working
  expect((await store.read('/0'))?.value).toBeDefined()
  expect(await store.read('/1')).toBeUndefined()
  expect(await readdir(folder)).toHaveLength(10)

  const restarted = new PageStore(folder, { ...limits, files: 25_000 })
  await restarted.working
  await restarted.working
  expect(await readdir(folder)).toHaveLength(2)
})

it('Each page has one file, however often it is rendered', async () => {
  const store = new PageStore(folder, LIMITS)
  await Promise.all(['a', 'b', 'c'].map((html) => store.write('/one', entry(html))))
  expect(await readdir(folder)).toHaveLength(1)
})

it('Pages stay in memory if they cannot be written', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const file = path.join(folder, 'a-file')
  await writeFile(file, '')
  const store = new PageStore(file, LIMITS)
  await store.write('/one', entry('kept'))
  expect((await store.read('/one'))?.value).toEqual({ html: 'kept' })
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})
