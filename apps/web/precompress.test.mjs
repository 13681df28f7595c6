import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { precompress } from './precompress.mjs'

const SCRIPT = 'start();'.repeat(200)

let folder

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-'))
  await mkdir(path.join(folder, 'static/chunks'), { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

const file = (name) => path.join(folder, 'static/chunks', name)

it('puts two smaller copies of a script beside it', async () => {
  await writeFile(file('page.js'), SCRIPT)
  await precompress(folder)
  expect(brotliDecompressSync(await readFile(file('page.js.br'))).toString()).toBe(SCRIPT)
  expect(gunzipSync(await readFile(file('page.js.gz'))).toString()).toBe(SCRIPT)
  expect(await readFile(file('page.js'), 'utf8')).toBe(SCRIPT)
})

it('leaves what is compressed already, and what would not become smaller', async () => {
  await writeFile(file('face.woff2'), SCRIPT)
  await writeFile(file('tiny.css'), 'a{}')
  await precompress(folder)
  expect((await readdir(file(''))).sort()).toEqual(['face.woff2', 'tiny.css'])
})
