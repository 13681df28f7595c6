import { describe, expect, it } from 'vitest'
import { createRestartPolicy } from './restart-policy.mjs'

describe('starting a process again', () => {
  it('waits longer after each quick death, then gives up', () => {
    const { nextDelay } = createRestartPolicy()
    const delays = [0, 1, 2, 3, 4, 5, 6].map((second) => nextDelay(second * 1000))
    expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 'give up'])
  })

  it('begins anew after a quiet minute', () => {
    const { nextDelay } = createRestartPolicy()
    for (const second of [0, 1, 2]) nextDelay(second * 1000)
    expect(nextDelay(63_000)).toBe(500)
  })

  it('never gives up on one that dies now and then', () => {
    const { nextDelay } = createRestartPolicy()
    const delays = Array.from({ length: 50 }, (_, index) => nextDelay(index * 30_000))
    expect(delays).not.toContain('give up')
  })
})
