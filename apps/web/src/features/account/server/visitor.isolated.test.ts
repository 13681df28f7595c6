import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readAccount } from '@/cms/read-account'
import { CREDENTIALS } from '@/test-support/stand-in-cms'
import { sessionToken } from './session-token'
import { whoIsThere } from './visitor'

vi.mock('@/cms/read-account', () => ({ readAccount: vi.fn() }))
vi.mock('./session-token', () => ({ sessionToken: vi.fn() }))

const { token, user } = CREDENTIALS
const log = vi.spyOn(console, 'error')

beforeEach(() => {
  vi.mocked(sessionToken).mockResolvedValue(token)
  log.mockImplementation(() => undefined)
})
afterEach(() => {
  vi.clearAllMocks()
})

const ask = () => whoIsThere({ country: 'us', locale: 'en', path: '' })

it('check-auth: the user is fetched if a token exists', async () => {
  vi.mocked(readAccount).mockResolvedValue({ ...user, locale: 'en' })
  expect(await ask()).toEqual({ account: user, token })
})

it('check-auth: nobody is fetched if no token exists', async () => {
  vi.mocked(sessionToken).mockResolvedValue(null)
  expect(await ask()).toBeNull()
  expect(readAccount).not.toHaveBeenCalled()
})

it('a failed fetch of the user is logged, and the page is shown without a session', async () => {
  vi.mocked(readAccount).mockRejectedValue(new Error('503 from /user'))
  expect(await ask()).toBeNull()
  expect(log).toHaveBeenCalledExactlyOnceWith('Error: 503 from /user')
})
