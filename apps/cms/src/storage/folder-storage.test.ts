import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderStorage } from './folder-storage'
import type { Storage } from './storage'

let root: string
let storage: Storage

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'storage-'))
  storage = folderStorage(path.join(root, 'files'))
})

afterAll(() => rm(root, { recursive: true }))

const newKey = (name = 'original') => `${randomBytes(16).toString('hex')}/${name}`

async function fileWith(words: string): Promise<string> {
  const file = path.join(root, randomBytes(4).toString('hex'))
  await writeFile(file, words)
  return file
}

it('keeps what it takes over, and gives parts of it', async () => {
  const key = newKey('proxy.mp4')
  const file = await fileWith('0123456789')
  await storage.put(key, file)
  await expect(stat(file)).rejects.toThrow('ENOENT')
  expect(await storage.find(key)).toMatchObject({ size: 10 })
  expect(await text(storage.read(key))).toBe('0123456789')
  expect(await text(storage.read(key, { start: 2, end: 4 }))).toBe('234')
})

it('takes a file over once, however often it is told to, and a newer one in its place', async () => {
  const key = newKey()
  const file = await fileWith('first')
  await storage.put(key, file)
  await storage.put(key, file)
  const before = await storage.find(key)
  await storage.put(key, await fileWith('second'))
  expect(await text(storage.read(key))).toBe('second')
  expect((await storage.find(key))?.etag).not.toBe(before?.etag)
})

it('does not take what is not there for stored', async () => {
  await expect(storage.put(newKey(), path.join(root, 'nothing'))).rejects.toThrow('ENOENT')
  expect(await storage.find(newKey())).toBeNull()
})

it.each(['../secret', 'a/b', `${'a'.repeat(32)}/../x`, `${'a'.repeat(32)}/.`, '/etc/passwd'])(
  'has no file called %s',
  async (key) => {
    await expect(async () => storage.find(key)).rejects.toThrow('no key')
  },
)

it('lists and removes folders of its own alone', async () => {
  const key = newKey()
  await storage.put(key, await fileWith('x'))
  await mkdir(path.join(root, 'files', 'somebody-elses'))
  const [folder = ''] = key.split('/')
  const soon = new Date(Date.now() + 60_000)
  expect(await storage.foldersBefore(soon)).toContain(folder)
  expect(await storage.foldersBefore(soon)).not.toContain('somebody-elses')
  expect(await storage.foldersBefore(new Date(0))).toEqual([])
  await storage.removeFolder(folder)
  await storage.removeFolder('somebody-elses')
  expect(await readdir(path.join(root, 'files'))).toContain('somebody-elses')
  expect(await storage.find(key)).toBeNull()
})
