import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { placeBuild } from './place-build.mjs'

/** @type {string} */
let folder
const at = (/** @type {string[]} */ ...parts) => path.join(folder, ...parts)
const write = (/** @type {string} */ file, text = '') => {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true })
  fs.writeFileSync(at(file), text)
}

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'place-build-'))
  write('built/BUILD_ID', 'first')
  write('built/server/page.js', 'first')
  fs.symlinkSync('../../node_modules/sharp', at('built/link'))
  await placeBuild(at('built'), at('live'))
  write('live/page-cache/pages/pricing', 'a made page')
})

afterEach(() => fs.rmSync(folder, { recursive: true }))

it('placeBuild copies the build and keeps links as links', () => {
  expect(fs.readFileSync(at('live/server/page.js'), 'utf8')).toBe('first')
  expect(fs.readlinkSync(at('live/link'))).toBe('../../node_modules/sharp')
})

it('placeBuild keeps the pages when the same build starts again', async () => {
  await placeBuild(at('built'), at('live'))
  expect(fs.existsSync(at('live/page-cache/pages/pricing'))).toBe(true)
})

it('placeBuild replaces an earlier build and its pages', async () => {
  write('built/BUILD_ID', 'second')
  write('built/server/page.js', 'second')
  await placeBuild(at('built'), at('live'))
  expect(fs.readFileSync(at('live/server/page.js'), 'utf8')).toBe('second')
  expect(fs.existsSync(at('live/page-cache'))).toBe(false)
})

it('placeBuild starts again after an interrupted copy', async () => {
  fs.rmSync(at('live/placed-from'))
  fs.rmSync(at('live/server/page.js'))
  await placeBuild(at('built'), at('live'))
  expect(fs.readFileSync(at('live/server/page.js'), 'utf8')).toBe('first')
})
