import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

/** The folders between which a rename fails, as between two disks. */
const disks: string[] = []
let copies: 'work' | 'fail' = 'work'

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>()
  const diskOf = (file: string) => disks.findIndex((disk) => file.startsWith(disk))
  return {
    ...original,
    rename: (from: string, to: string) =>
      diskOf(from) === diskOf(to)
        ? original.rename(from, to)
        : Promise.reject(Object.assign(new Error('EXDEV'), { code: 'EXDEV' })),
    copyFile: async (from: string, to: string) => {
      if (copies === 'work') return original.copyFile(from, to)
      await original.writeFile(to, 'half')
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    },
  }
})

const { moveFile } = await import('./disk-files')

const made: string[] = []

async function newDisk(folder = tmpdir()): Promise<string> {
  const disk = await mkdtemp(path.join(folder, 'disk-'))
  made.push(disk)
  return disk
}

beforeEach(async () => {
  disks.push(await newDisk(), await newDisk())
  copies = 'work'
})

afterEach(() => disks.splice(0))

afterAll(async () => {
  for (const disk of made) await rm(disk, { recursive: true, force: true })
})

describe('a file that is moved', () => {
  it.each([
    ['on its disk', 0],
    ['to another disk', 1],
  ])('is whole at its target and gone from its place: %s', async (_, disk) => {
    const from = path.join(disks[0] ?? '', 'original')
    const target = path.join(disks[disk] ?? '', 'new', 'folder', 'original')
    await writeFile(from, 'content')
    await moveFile(from, target)
    expect(await readFile(target, 'utf8')).toBe('content')
    expect(await readdir(path.dirname(target))).toEqual(['original'])
    await expect(stat(from)).rejects.toThrow('ENOENT')
  })

  it('replaces a file on another disk', async () => {
    const from = path.join(disks[0] ?? '', 'original')
    const target = path.join(disks[1] ?? '', 'original')
    await writeFile(from, 'new')
    await writeFile(target, 'old')
    await moveFile(from, target)
    expect(await readFile(target, 'utf8')).toBe('new')
  })

  it('stays in its place if the other disk is full, and the target stays as it was', async () => {
    const from = path.join(disks[0] ?? '', 'original')
    const target = path.join(disks[1] ?? '', 'original')
    await writeFile(from, 'new')
    await writeFile(target, 'old')
    copies = 'fail'
    await expect(moveFile(from, target)).rejects.toThrow('ENOSPC')
    expect(await readFile(from, 'utf8')).toBe('new')
    expect(await readFile(target, 'utf8')).toBe('old')
    expect(await readdir(disks[1] ?? '')).toEqual(['original'])
  })
})

describe('between two real disks', async () => {
  const MEMORY = '/dev/shm'
  const deviceOf = async (folder: string) => (await stat(folder).catch(() => null))?.dev
  const memory = await deviceOf(MEMORY)
  const hasTwo = memory !== undefined && memory !== (await deviceOf(tmpdir()))
  let storageRoot: string

  beforeAll(async () => {
    storageRoot = await newDisk()
  })

  it.runIf(hasTwo)('the review storage takes a file from another disk', async () => {
    const { folderStorage } = await import('../storage/folder-storage')
    const file = path.join(await newDisk(MEMORY), 'original')
    await mkdir(storageRoot, { recursive: true })
    await writeFile(file, 'film')
    const key = `${'0'.repeat(32)}/original`
    const storage = folderStorage(storageRoot)
    await storage.put(key, file)
    await storage.put(key, file)
    expect(await readFile(path.join(storageRoot, key), 'utf8')).toBe('film')
    await expect(stat(file)).rejects.toThrow('ENOENT')
  })
})
