import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NO_ANSWER, type ApiAnswer } from '@/api/client/api-answer'
import { callAsMember } from './call-as-member'
import { openAdmin } from './admin-sso'

vi.mock('./call-as-member', () => ({ callAsMember: vi.fn() }))

const ADMIN = 'https://admin.studio.test/hand-off?key=k'
const replace = vi.fn<(address: string) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  replace.mockClear()
  vi.stubGlobal('location', { replace })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function answerWith(answer: ApiAnswer<{ url: string }>): void {
  vi.mocked(callAsMember).mockResolvedValue(answer)
}

it('redirect to an external address: the window location is replaced, after 0.5 s', async () => {
  answerWith({ isDone: true, value: { url: ADMIN } })
  const opened = openAdmin()
  await vi.advanceTimersByTimeAsync(499)
  expect(replace).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await opened
  expect(replace).toHaveBeenCalledExactlyOnceWith(ADMIN)
})

it('without an address the window stays', async () => {
  answerWith(NO_ANSWER)
  const opened = openAdmin()
  await vi.advanceTimersByTimeAsync(1_000)
  await opened
  expect(replace).not.toHaveBeenCalled()
})
