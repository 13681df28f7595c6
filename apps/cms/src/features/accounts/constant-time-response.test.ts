import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { constantTimeResponse } from './constant-time-response'

it.each([
  ['is quick', 0, 500],
  ['takes longer than a step', 520, 1_000],
])('work that %s is answered at the end of a half second', async (_, milliseconds, end) => {
  const begun = performance.now()
  const answer = await constantTimeResponse(() => sleep(milliseconds, 'done'))
  expect(answer).toBe('done')
  // A timer may end a fraction of a millisecond early.
  expect(performance.now() - begun).toBeGreaterThan(end - 2)
})

it('an error is thrown at the end of a half second', async () => {
  const begun = performance.now()
  const failing = constantTimeResponse(() => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(performance.now() - begun).toBeGreaterThan(498)
})
