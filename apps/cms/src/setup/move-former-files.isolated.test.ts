import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

let root: string

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'former-'))
  vi.stubEnv('PAYLOAD_TOOLING', 'true')
  vi.stubEnv('MEDIA_DIR', root)
})

afterAll(() => rm(root, { recursive: true }))

async function write(name: string, content = name): Promise<void> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true })
  await writeFile(path.join(root, name), content)
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .sort()
}

it('files of an earlier release are where this one looks for them, also after an interruption', async () => {
  const { moveFormerFiles } = await import('./move-former-files')
  const others = [
    'attachments/ABCD.pdf',
    'downloads/test.zip',
    'review/files/0f3c/original',
    'sizes/0f3c/384.avif',
  ]
  const former = ['a b.png', 'reel.mp4', 'replaced/0123', 'downloads/replaced/4567', ...others]
  for (const name of former) await write(name)
  await write('.lock')
  // An earlier run was interrupted, and the picture was uploaded again since.
  await write('library/moved.png')
  await write('library/reel.mp4', 'newer')

  expect(await moveFormerFiles()).toBe(3)
  const expected = [
    '.lock',
    ...others,
    'library/a b.png',
    'library/moved.png',
    'library/reel.mp4',
    'reel.mp4',
    'replaced/downloads/4567',
    'replaced/media/0123',
  ]
  expect(await filesIn(root)).toEqual(expected.sort())
  expect(await readFile(path.join(root, 'library/reel.mp4'), 'utf8')).toBe('newer')
  expect(await readdir(path.join(root, 'downloads'))).toEqual(['test.zip'])
  expect(await moveFormerFiles()).toBe(0)
  expect(await filesIn(root)).toEqual(expected.sort())
})

it('a new media folder gets the folder of the library', async () => {
  const { moveFormerFiles } = await import('./move-former-files')
  await rm(root, { recursive: true })
  expect(await moveFormerFiles()).toBe(0)
  expect(await readdir(root)).toEqual(['library'])
})
