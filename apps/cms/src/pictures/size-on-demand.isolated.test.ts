import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Original } from './make-size'
import { makeOnDemand } from './size-on-demand'

const makeSize = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('./make-size', () => ({ makeSize }))

/** Each of them goes on when it is let. */
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

describe('sizes that are made when they are asked for', () => {
  it('are made once for all who ask, and anew for who asks later', async () => {
    const asked = [ask(192), ask(192), ask(192)]
    goOn[0]?.()
    await Promise.all(asked)
    expect(makeSize).toHaveBeenCalledTimes(1)
    const later = ask(192)
    goOn[1]?.()
    await later
    expect(makeSize).toHaveBeenCalledTimes(2)
  })

  it('are made two at a time, the others in the order in which they were asked for', async () => {
    const asked = [192, 384, 640, 828, 1_280].map(ask)
    expect(makeSize).toHaveBeenCalledTimes(2)
    for (let done = 1; done <= 5; done += 1) {
      goOn[done - 1]?.()
      await soon()
      expect(makeSize).toHaveBeenCalledTimes(Math.min(done + 2, 5))
    }
    await Promise.all(asked)
  })

  it('free their place where they fail', async () => {
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
