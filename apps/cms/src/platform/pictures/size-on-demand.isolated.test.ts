import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Original } from './make-size'
import { makeOnDemand } from './size-on-demand'

const makeSize = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('./make-size', () => ({ makeSize }))

/** Functions that finish the pending calls, in the order of the calls. */
const goOn: ((error?: Error) => void)[] = []

beforeEach(() => {
  goOn.length = 0
  makeSize.mockReset()
  makeSize.mockImplementation(
    () =>
      new Promise((resolve, reject) => goOn.push((error) => (error ? reject(error) : resolve()))),
  )
})

const original: Original = { filename: 'a.webp', version: 'a', width: 1_280 }
const ask = (width: number) => makeOnDemand(original, { width, format: 'avif' })
const soon = () => new Promise((resolve) => setTimeout(resolve))

describe('sizes on demand', () => {
  it('are created once for concurrent callers, and again for later ones', async () => {
    const asked = [ask(192), ask(192), ask(192)]
    goOn[0]?.()
    await Promise.all(asked)
    expect(makeSize).toHaveBeenCalledTimes(1)
    const later = ask(192)
    goOn[1]?.()
    await later
    expect(makeSize).toHaveBeenCalledTimes(2)
  })

  it('are created two at a time, in the order of the requests', async () => {
    const asked = [192, 384, 640, 828, 1_280].map(ask)
    expect(makeSize).toHaveBeenCalledTimes(2)
    for (let done = 1; done <= 5; done += 1) {
      goOn[done - 1]?.()
      await soon()
      expect(makeSize).toHaveBeenCalledTimes(Math.min(done + 2, 5))
    }
    await Promise.all(asked)
  })

  it('release their slot after a failure', async () => {
    const asked = [192, 384, 640].map(ask)
    goOn[0]?.(new Error('unreadable'))
    await expect(asked[0]).rejects.toThrow('unreadable')
    await soon()
    expect(makeSize).toHaveBeenCalledTimes(3)
    goOn[1]?.()
    goOn[2]?.()
    await Promise.all(asked.slice(1))
    const again = ask(192)
    goOn[3]?.()
    await again
  })
})
