import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addCompileHints, COMPILE_HINT } from './compile-hints.mjs'

const PAGE = 'static/chunks/page-1.js'
const ROOT = 'static/chunks/root.js'
const LATER = 'static/chunks/viewer.js'

let folder

const script = (file) => readFile(path.join(folder, file), 'utf8')

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-'))
  await mkdir(path.join(folder, 'static/chunks'), { recursive: true })
  await mkdir(path.join(folder, 'server/app/faq'), { recursive: true })
  for (const file of [PAGE, ROOT, LATER]) await writeFile(path.join(folder, file), 'start()')
  await writeFile(
    path.join(folder, 'build-manifest.json'),
    JSON.stringify({ rootMainFiles: [ROOT] }),
  )
  await writeFile(
    path.join(folder, 'server/app/faq/page_client-reference-manifest.js'),
    `globalThis.__RSC_MANIFEST={"/faq":{"clientModules":{"1":{"chunks":["/_next/${PAGE}"]}}}}`,
  )
})

afterEach(() => rm(folder, { recursive: true }))

it('marks what every page and what one page starts with, in the first line', async () => {
  await addCompileHints(folder)
  expect(await script(ROOT)).toBe(`${COMPILE_HINT}start()`)
  expect(await script(PAGE)).toBe(`${COMPILE_HINT}start()`)
})

it('leaves what is fetched later as it is', async () => {
  await addCompileHints(folder)
  expect(await script(LATER)).toBe('start()')
})

it('marks a script once', async () => {
  await addCompileHints(folder)
  await addCompileHints(folder)
  expect(await script(ROOT)).toBe(`${COMPILE_HINT}start()`)
})
