import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WriteLater } from './write-later.mjs'

const DELAY = 5_000

let files
let written

/** Writes when it is let. */
function slowWrite(name) {
  let finish
  const allowed = new Promise((resolve) => (finish = resolve))
  return { write: vi.fn(() => allowed.then(() => written.push(name))), finish }
}

beforeEach(() => {
  vi.useFakeTimers()
  files = new WriteLater(DELAY)
  written = []
})

describe('files that can wait', () => {
  it('are written one after another, the latest version alone', async () => {
    const [old, a, b] = ['old', 'a', 'b'].map(slowWrite)
    files.put('a', old.write)
    files.put('a', a.write)
    files.put('b', b.write)
    expect(a.write).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(DELAY)
    expect([old, a, b].map(({ write }) => write.mock.calls.length)).toEqual([0, 1, 0])
    a.finish()
    b.finish()
    await vi.advanceTimersByTimeAsync(0)
    expect(written).toEqual(['a', 'b'])
  })

  it('are not written when they are taken down while others are written', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map(slowWrite)
    for (const [index, { write, finish }] of [a, b, c].entries()) {
      files.put(String(index), write)
      if (index > 0) finish()
    }
    await vi.advanceTimersByTimeAsync(DELAY)
    await files.cancel('1')
    a.finish()
    await vi.advanceTimersByTimeAsync(0)
    expect(written).toEqual(['a', 'c'])
  })

  it('are whole before they may be removed', async () => {
    const a = slowWrite('a')
    files.put('a', a.write)
    await vi.advanceTimersByTimeAsync(DELAY)
    const cancelled = files.cancel('a').then(() => written.push('removed'))
    await vi.advanceTimersByTimeAsync(0)
    expect(written).toEqual([])
    a.finish()
    await cancelled
    expect(written).toEqual(['a', 'removed'])
  })

  it('are written too when they come while others are, also after one that could not be', async () => {
    const refused = vi.spyOn(console, 'error').mockReturnValue()
    const [a, again, b] = ['a', 'again', 'b'].map(slowWrite)
    files.put('broken', () => Promise.reject(new Error('The disk is full')))
    files.put('a', a.write)
    await vi.advanceTimersByTimeAsync(DELAY)
    files.put('a', again.write)
    a.finish()
    again.finish()
    await vi.advanceTimersByTimeAsync(0)
    files.put('b', b.write)
    b.finish()
    await vi.advanceTimersByTimeAsync(DELAY)
    expect(written).toEqual(['a', 'again', 'b'])
    expect(refused).toHaveBeenCalledOnce()
    refused.mockRestore()
  })
})
