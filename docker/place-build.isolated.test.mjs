import fs from 'node:fs'
import { cp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { placeBuild } from './place-build.mjs'

vi.mock('node:fs/promises', { spy: true })

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

it.each([
  ['EROFS', 'its volume is read-only: make it writable'],
  ['EACCES', 'this process may not write to it: change its owner'],
  ['ENOSPC', 'its disk is full: free some space'],
  ['EIO', 'it cannot be written (EIO)'],
])('placeBuild says in one sentence what %s means', async (code, reason) => {
  write('built/BUILD_ID', 'second')
  vi.mocked(cp).mockRejectedValueOnce(Object.assign(new Error(`${code}: copyfile`), { code }))
  await expect(placeBuild(at('built'), at('live'))).rejects.toThrow(
    new Error(`The website cannot start: the build belongs into ${at('live')}, and ${reason}.`),
  )
})
