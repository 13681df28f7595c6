import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderStorage } from './folder-storage'
import { s3Storage } from './s3-storage'
import type { Storage } from './storage'

let root: string
let server: S3rver
let client: S3Client
const storages: Partial<Record<'folder' | 'bucket', Storage>> = {}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'storage-'))
  const configureBuckets = [{ name: 'films', configs: [] }]
  server = new S3rver({ directory: path.join(root, 's3'), port: 0, silent: true, configureBuckets })
  const { port } = await server.run()
  client = new S3Client({
    endpoint: `http://localhost:${String(port)}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  storages.folder = folderStorage(path.join(root, 'files'))
  storages.bucket = s3Storage({ client, bucket: 'films', workDir: path.join(root, 'work') })
})

afterAll(async () => {
  client.destroy()
  await server.close()
  await rm(root, { recursive: true })
})

const newKey = (name = 'original') => `${randomBytes(16).toString('hex')}/${name}`

async function fileWith(content: string | Buffer): Promise<string> {
  const file = path.join(root, randomBytes(4).toString('hex'))
  await writeFile(file, content)
  return file
}

describe.each(['folder', 'bucket'] as const)('a %s', (kind) => {
  const storage = () => {
    const made = storages[kind]
    if (!made) throw new Error('There is no storage yet.')
    return made
  }

  it('stores a file and returns parts of it', async () => {
    const key = newKey('proxy.mp4')
    const file = await fileWith('0123456789')
    await storage().put(key, file)
    await expect(stat(file)).rejects.toThrow('ENOENT')
    expect(await storage().find(key)).toMatchObject({ size: 10 })
    expect(await text(storage().read(key))).toBe('0123456789')
    expect(await text(storage().read(key, { start: 2, end: 4 }))).toBe('234')
  })

  it('stores a file once if it is put twice, and a newer file replaces it', async () => {
    const key = newKey()
    const file = await fileWith('first')
    await storage().put(key, file)
    await storage().put(key, file)
    const before = await storage().find(key)
    await storage().put(key, await fileWith('second'))
    expect(await text(storage().read(key))).toBe('second')
    expect((await storage().find(key))?.etag).not.toBe(before?.etag)
    expect(before?.etag).toMatch(/^"[^"]+"$/)
  })

  it('stores a video of many parts byte for byte', async () => {
    const key = newKey()
    const film = randomBytes(40 * 1024 * 1024)
    await storage().put(key, await fileWith(film))
    expect(await storage().find(key)).toMatchObject({ size: film.byteLength })
    const same = await storage().withFile(key, async (file) => film.equals(await readFile(file)))
    expect(same).toBe(true)
  })

  it('does not report a missing file as stored', async () => {
    await expect(storage().put(newKey(), path.join(root, 'nothing'))).rejects.toThrow('ENOENT')
    expect(await storage().find(newKey())).toBeNull()
    await expect(text(storage().read(newKey()))).rejects.toThrow()
  })

  it.each(['../secret', 'a/b', `${'a'.repeat(32)}/../x`, `${'a'.repeat(32)}/.`, '/etc/passwd'])(
    'refuses the file name %s',
    async (key) => {
      await expect(async () => storage().find(key)).rejects.toThrow('no key')
    },
  )

  it('reads no further than the caller', async () => {
    const key = newKey()
    await storage().put(key, await fileWith(randomBytes(4 * 1024 * 1024)))
    const stream = storage().read(key)
    for await (const part of stream) {
      expect((part as Buffer).byteLength).toBeGreaterThan(0)
      break
    }
    expect(stream.destroyed).toBe(true)
  })

  it('lists and removes folders', async () => {
    const key = newKey()
    const other = newKey()
    await storage().put(key, await fileWith('x'))
    await storage().put(other, await fileWith('y'))
    const [folder = ''] = key.split('/')
    expect(await storage().foldersBefore(new Date(Date.now() + 60_000))).toContain(folder)
    expect(await storage().foldersBefore(new Date(0))).toEqual([])
    await storage().removeFolder(folder)
    await storage().removeFolder('somebody-elses')
    expect(await storage().find(key)).toBeNull()
    expect(await storage().find(other)).toMatchObject({ size: 1 })
  })
})

it('a folder ignores files that it did not store', async () => {
  const folder = storages.folder
  const soon = new Date(Date.now() + 60_000)
  await mkdir(path.join(root, 'files', 'somebody-elses'), { recursive: true })
  expect(await folder?.foldersBefore(soon)).not.toContain('somebody-elses')
  await folder?.removeFolder('somebody-elses')
  expect(await readdir(path.join(root, 'files'))).toContain('somebody-elses')
})

it("copies of a bucket's files are deleted when their program has ended", async () => {
  expect(await readdir(path.join(root, 'work'))).toEqual([])
})

it('a missing bucket or an unreachable server does not count as a missing file', async () => {
  const away = new S3Client({
    endpoint: 'http://localhost:9',
    region: 'us-east-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    forcePathStyle: true,
    maxAttempts: 1,
  })
  const storage = s3Storage({ client: away, bucket: 'films', workDir: root })
  await expect(storage.find(newKey())).rejects.toThrow()
  away.destroy()
})
