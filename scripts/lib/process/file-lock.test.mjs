import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { isHeld, tryLock, withLock } from './file-lock.mjs'

/** @type {string} */
let file

beforeEach(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'))
  file = path.join(folder, 'run', 'lock.json')
  return () => fs.rmSync(folder, { recursive: true })
})

describe('a lock', () => {
  it('One process at a time holds it', () => {
    const lock = tryLock(file)
    expect(lock).toBeDefined()
    expect(isHeld(file)).toBe(true)
    expect(tryLock(file)).toBeUndefined()
    lock?.release()
    expect(isHeld(file)).toBe(false)
    expect(tryLock(file)).toBeDefined()
  })

  it('It is free when its holder is gone, even if another process has the same pid', () => {
    fs.mkdirSync(path.dirname(file))
    fs.writeFileSync(file, JSON.stringify({ pid: process.pid, birth: 'long ago' }))
    expect(isHeld(file)).toBe(false)
    expect(tryLock(file)).toBeDefined()
  })

  it('It is free when its file is damaged', () => {
    fs.mkdirSync(path.dirname(file))
    fs.writeFileSync(file, '{"pid":')
    expect(tryLock(file)).toBeDefined()
  })

  it('withLock waits for it and releases it after an error', async () => {
    const { signal } = new AbortController()
    /** @type {string[]} */
    const order = []
    const first = withLock(file, signal, async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      order.push('first')
      throw new Error('broken')
    })
    const second = withLock(file, signal, async () => order.push('second'))
    await expect(first).rejects.toThrow('broken')
    await second
    expect(order).toEqual(['first', 'second'])
  })
})
