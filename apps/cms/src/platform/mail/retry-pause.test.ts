import { expect, it } from 'vitest'
import { GIVE_UP_AFTER, retryPause } from './retry-pause'

it('the pause grows with each attempt, up to four hours', () => {
  const pauses = Array.from({ length: 12 }, (_, index) => retryPause(index + 1))
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  expect(pauses[0]).toBe(5)
  expect(pauses.at(-1)).toBe(4 * 60 * 60)
})

it('a mail is tried more than 15 times before it is given up', () => {
  let tried = 1
  for (let at = 0; at + retryPause(tried) <= GIVE_UP_AFTER; tried += 1) at += retryPause(tried)
  expect(tried).toBeGreaterThan(15)
})
