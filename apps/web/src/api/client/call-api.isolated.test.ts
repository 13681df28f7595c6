import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { updateProfile } from '@studio/shared/api/account-calls'
import { showAlert } from '@/components/ui/show-alert'
import { NO_ANSWER } from './api-answer'
import { callApi } from './call-api'

vi.mock('@/components/ui/show-alert', () => ({ showAlert: vi.fn(() => Promise.resolve()) }))

const failures = Array.from({ length: 200 }, (_, index) => 400 + index)
const server = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.mocked(showAlert).mockClear()
  server.mockReset()
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('document', { documentElement: { lang: 'ar' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function answerWith(status: number, body = '{}'): void {
  server.mockResolvedValue(new Response(body, { status }))
}

const body = { name: 'Lina', email: 'lina@x.example' }
const account = {
  ...body,
  ...{ id: '7', company: null, locale: 'ar', reviewMail: 'daily' },
  ...{ isStaff: false, isVerified: true, receivesUpdates: false },
}
const call = () => callApi(updateProfile, { body })

describe('all errors are returned to the caller', () => {
  it('Every status from 400 to 599 is returned with its code and fields', async () => {
    const error = { code: 'invalidFields', fields: { email: 'required' } }
    for (const status of failures) {
      answerWith(status, JSON.stringify({ error }))
      expect(await call()).toMatchObject({ isDone: false, status, ...error })
    }
  })

  it('An answer that cannot be read is returned as a failure of the server', async () => {
    answerWith(200, '<html>')
    expect(await call()).toMatchObject({ isDone: false, status: 502 })
  })

  it('A missing answer is returned as such, and nothing is thrown', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await call()).toEqual(NO_ANSWER)
  })
})

describe('any response with status 500 or higher', () => {
  it('It is shown in an alert, and no other response is', async () => {
    for (const status of failures) {
      vi.mocked(showAlert).mockClear()
      answerWith(status)
      await call()
      expect([status, ...vi.mocked(showAlert).mock.calls]).toEqual(
        status >= 500 ? [status, ['error']] : [status],
      )
    }
  })

  it('A missing answer shows no alert', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    await call()
    expect(showAlert).not.toHaveBeenCalled()
  })
})

it('Each request carries an Accept-Language header with the current locale', async () => {
  answerWith(200, JSON.stringify(account))
  expect(await call()).toEqual({ isDone: true, value: account })
  const [address, init] = server.mock.calls[0] ?? []
  expect(address).toBe('/api/profile')
  expect(init).toMatchObject({ method: 'PATCH', body: JSON.stringify(body) })
  expect(new Headers(init?.headers).get('accept-language')).toBe('ar')
})
