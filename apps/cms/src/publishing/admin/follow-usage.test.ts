import { describe, expect, it, vi } from 'vitest'
import { followUsage } from './follow-usage'

/** Answers that become live with the question of this number; a failure where it is a string. */
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
  it('asks twice at least, and no more once the change is live', async () => {
    expect((await follow([true, true, true, true])).question).toBe(2)
    expect((await follow([false, false, true, true])).question).toBe(3)
  })

  it('goes on after half a minute, at longer intervals, until it is', async () => {
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
