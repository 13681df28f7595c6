import { describe, expect, it } from 'vitest'
import { createRestartPolicy } from './restart-policy.mjs'

describe('the restart policy', () => {
  it('The delay grows with each quick death until the policy gives up', () => {
    const { nextDelay } = createRestartPolicy()
    const delays = [0, 1, 2, 3, 4, 5, 6].map((second) => nextDelay(second * 1000))
    expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 'give up'])
  })

  it('The delay begins again after a quiet minute', () => {
    const { nextDelay } = createRestartPolicy()
    for (const second of [0, 1, 2]) nextDelay(second * 1000)
    expect(nextDelay(63_000)).toBe(500)
  })

  it('The policy never gives up on a process that dies rarely', () => {
    const { nextDelay } = createRestartPolicy()
    const delays = Array.from({ length: 50 }, (_, index) => nextDelay(index * 30_000))
    expect(delays).not.toContain('give up')
  })
})
