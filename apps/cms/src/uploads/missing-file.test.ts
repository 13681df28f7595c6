import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuseMissingFile } from './missing-file'

let root: string
let folder: string

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'missing-file-'))
  folder = path.join(root, 'media')
  await mkdir(path.join(folder, 'inner'), { recursive: true })
  await writeFile(path.join(root, 'secret.txt'), 'outside')
  await writeFile(path.join(folder, 'there.avif'), 'inside')
})

afterAll(() => rm(root, { recursive: true }))

function ask(filename: string) {
  const params = { collection: 'media', filename }
  return refuseMissingFile(folder)({} as PayloadRequest, {
    doc: {} as never,
    params,
  })
}

it('an existing file is left to Payload', async () => {
  expect(await ask('there.avif')).toBeUndefined()
})

it.each([
  'gone.avif',
  'a\u0000b',
  'x'.repeat(5_000),
  '../secret.txt',
  '.',
  'inner',
  'there.avif/x',
])('a missing file is answered with 404: %j', async (name) => {
  const answer = await ask(name)
  expect([answer?.status, await answer?.json()]).toEqual([404, { error: { code: 'notFound' } }])
})
