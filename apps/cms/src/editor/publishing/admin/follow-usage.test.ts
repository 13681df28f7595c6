import { describe, expect, it, vi } from 'vitest'
import { followUsage } from './follow-usage'

/**
 * Follows a usage. Each item of the list is the response to one request: whether the change is
 * live, or a failure.
 */
function follow(answers: (boolean | 'failure')[]) {
  const controller = new AbortController()
  const waits: number[] = []
  const onAnswer = vi.fn()
  const onFailure = vi.fn()
  let question = 0
  const done = followUsage<boolean>({
    ask: () => {
      const answer = answers[question]
      question += 1
      if (question >= answers.length) setTimeout(() => controller.abort())
      return answer === 'failure' ? Promise.reject(new Error()) : Promise.resolve(answer ?? false)
    },
    isSettled: (isLive) => isLive,
    onAnswer,
    onFailure,
    wait: (milliseconds) => {
      waits.push(milliseconds)
      return new Promise((resolve) => setTimeout(resolve))
    },
    signal: controller.signal,
  })
  return done.then(() => ({ question, waits, onAnswer, onFailure }))
}

describe('followUsage', () => {
  it('asks at least twice, and stops once the change is live', async () => {
    expect((await follow([true, true, true, true])).question).toBe(2)
    expect((await follow([false, false, true, true])).question).toBe(3)
  })

  it('goes on at longer intervals after half a minute until the change is live', async () => {
    const { question, waits, onAnswer } = await follow([...Array<false>(40).fill(false), true])
    expect(question).toBe(41)
    expect([waits[0], waits[13], waits[14], waits[39]]).toEqual([2_000, 2_000, 10_000, 10_000])
    expect(onAnswer).toHaveBeenLastCalledWith(true)
  })

  it('goes on after a failure', async () => {
    const { onFailure, onAnswer } = await follow(['failure', false, 'failure', true])
    expect(onFailure).toHaveBeenCalledTimes(2)
    expect(onAnswer).toHaveBeenLastCalledWith(true)
  })
})
