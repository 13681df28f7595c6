import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WakeableTimer } from './wakeable-timer'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function startWaiting(alarm: WakeableTimer, longest = 1_000) {
  const wait = { isOver: false }
  void alarm.wait(longest).then(() => (wait.isOver = true))
  return wait
}

it('waits for the given time without a ring', async () => {
  const wait = startWaiting(new WakeableTimer())
  await vi.advanceTimersByTimeAsync(999)
  expect(wait.isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(wait.isOver).toBe(true)
})

it('ends early on a ring and leaves no timer behind', async () => {
  const alarm = new WakeableTimer()
  const wait = startWaiting(alarm)
  alarm.ring()
  await vi.advanceTimersByTimeAsync(0)
  expect(wait.isOver).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('does not lose a ring before the wait', async () => {
  const alarm = new WakeableTimer()
  alarm.ring()
  alarm.ring()
  const wait = startWaiting(alarm)
  await vi.advanceTimersByTimeAsync(0)
  expect(wait.isOver).toBe(true)
})

it.each([
  ['before the wait', true],
  ['during the wait', false],
])('wakes once for rings %s', async (_, isEarly) => {
  const alarm = new WakeableTimer()
  if (isEarly) alarm.ring()
  startWaiting(alarm)
  if (!isEarly) alarm.ring()
  await vi.advanceTimersByTimeAsync(0)
  const next = startWaiting(alarm)
  await vi.advanceTimersByTimeAsync(999)
  expect(next.isOver).toBe(false)
})
