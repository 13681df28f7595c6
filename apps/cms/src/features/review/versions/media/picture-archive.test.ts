import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readPictureArchive, writePictureArchive } from './picture-archive'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const picture = (name: string, text: string) => ({ name, open: () => Readable.from([text]) })

it('pictures are archived unchanged and in order, also with equal names', async () => {
  const file = path.join(folder, 'archive')
  await writePictureArchive(file, [
    picture('b.png', 'first'),
    picture('B.png', 'second'),
    picture('لوحة.png', 'third'),
  ])
  const files = await readPictureArchive(file, folder)
  expect(await Promise.all(files.map((one) => readFile(one, 'utf8')))).toEqual([
    'first',
    'second',
    'third',
  ])
  expect(files.every((one) => path.dirname(one) === folder)).toBe(true)
})

it('a picture that cannot be read throws instead of shortening the archive', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('gone'))
    },
  })
  const pictures = [picture('a.png', 'first'), { name: 'b.png', open: () => broken }]
  await expect(writePictureArchive(path.join(folder, 'archive'), pictures)).rejects.toThrow('gone')
})
