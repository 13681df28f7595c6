import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkFolder } from './check-folder'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'check-folder-'))
})

afterEach(() => rm(folder, { recursive: true }))

it('A folder that is not there is made', async () => {
  const made = path.join(folder, 'a/b')
  await checkFolder('MEDIA_DIR', made)
  expect((await stat(made)).isDirectory()).toBe(true)
})

it('A file in its place is refused with the name of the setting', async () => {
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  await expect(checkFolder('MEDIA_DIR', file)).rejects.toThrow(
    `MEDIA_DIR is the folder ${file}, and there is a file in its place: name another folder`,
  )
  await expect(checkFolder('REVIEW_DIR', path.join(file, 'a'))).rejects.toThrow(
    'a part of its path is a file: name another folder',
  )
})
