import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashContent } from './content-hash.mjs'

/** @type {string} */
let root

/** @param {string} file @param {string} text */
function write(file, text) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'hash-'))
  write('src/a.ts', 'a')
  write('src/deep/b.ts', 'b')
  return () => fs.rmSync(root, { recursive: true })
})

describe('a content hash', () => {
  const hash = () => hashContent(root, ['src', 'lock'], { skip: (name) => name === 'made' })

  it('It stays the same when only dates change', () => {
    const before = hash()
    fs.utimesSync(path.join(root, 'src/a.ts'), 1, 1)
    expect(hash()).toBe(before)
  })

  it.each([
    ['a changed file', () => write('src/a.ts', 'A')],
    ['a new file', () => write('src/deep/c.ts', '')],
    ['a file that was missing', () => write('lock', '')],
    [
      'a renamed file',
      () => fs.renameSync(path.join(root, 'src/a.ts'), path.join(root, 'src/z.ts')),
    ],
    ['a removed file', () => fs.rmSync(path.join(root, 'src/a.ts'))],
  ])('It changes with %s', (_, change) => {
    const before = hash()
    change()
    expect(hash()).not.toBe(before)
  })

  it('It ignores skipped names', () => {
    const before = hash()
    write('src/made/x.js', 'x')
    expect(hash()).toBe(before)
  })

  it('It distinguishes the end of one file from the start of the next', () => {
    write('src/a.ts', 'ab')
    write('src/deep/b.ts', '')
    const before = hash()
    write('src/a.ts', 'a')
    write('src/deep/b.ts', 'b')
    expect(hash()).not.toBe(before)
  })

  it('It depends on the salt', () => {
    expect(hashContent(root, ['src'], { salt: '20' })).not.toBe(
      hashContent(root, ['src'], { salt: '22' }),
    )
  })
})
