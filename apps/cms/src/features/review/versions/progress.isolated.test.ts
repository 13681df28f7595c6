import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Progress } from './progress'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is stored at most once a second, as a percentage of the whole work', async () => {
  const noted: number[] = []
  const progress = new Progress((percent) => Promise.resolve(void noted.push(percent)))
  for (const share of [0.1, 0.2, 0.3]) progress.reach(share, 0, 90)
  vi.advanceTimersByTime(1_000)
  progress.reach(0.5, 0, 90)
  vi.advanceTimersByTime(1_000)
  progress.reach(7, 0, 90)
  await progress.settle()
  expect(noted).toEqual([9, 45, 90])
})

it('continues if it cannot be stored', async () => {
  const progress = new Progress(() => Promise.reject(new Error('the database is away')))
  progress.reach(0.5, 0, 100)
  await expect(progress.settle()).resolves.toBeUndefined()
})
