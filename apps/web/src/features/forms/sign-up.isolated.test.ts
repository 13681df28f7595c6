import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showAlert } from '@/components/ui/show-alert'
import { callApi } from '@/api/client/call-api'
import { definitionOf } from '@/features/forms/definitions'
import { openToken } from '@/features/forms/form-token'
import { newsOf } from '@/features/forms/news-of'

vi.mock('@/components/ui/show-alert', () => ({ showAlert: vi.fn(() => Promise.resolve()) }))

const server = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function signUp() {
  const answer = await callApi(definitionOf('newsletter').call, {
    body: { email: 'lina@x.example' },
  })
  return answer.isDone ? 'done' : newsOf(answer, [])
}

function refuseWith(status: number, code: string): void {
  server.mockResolvedValue(new Response(JSON.stringify({ error: { code } }), { status }))
}

describe('POST /mail-signup', () => {
  it('sends {email}, and of the answer only success or failure is used', async () => {
    server.mockResolvedValue(new Response(null, { status: 204 }))
    expect(await signUp()).toBe('done')
    const [address, init] = server.mock.calls[0] ?? []
    expect(address).toBe('/api/mail-signup')
    expect(init).toMatchObject({ method: 'POST', body: '{"email":"lina@x.example"}' })
    expect(new Headers(init?.headers).get('accept-language')).toBe('de')
  })

  it.each([
    [400, 'invalidBody', 'refused'],
    [403, 'crossSite', 'refused'],
    [429, 'tooManyRequests', 'tooMany'],
  ])('a sign-up error with status %i opens no alert', async (status, code, news) => {
    refuseWith(status, code)
    expect(await signUp()).toBe(news)
    expect(showAlert).not.toHaveBeenCalled()
  })

  it('a sign-up error without an answer opens no alert, and is not thrown', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await signUp()).toBe('down')
    expect(showAlert).not.toHaveBeenCalled()
  })

  it.each([500, 502, 503])('any response with status %i is told in an alert', async (status) => {
    refuseWith(status, 'internal')
    expect(await signUp()).toBe('down')
    expect(showAlert).toHaveBeenCalledExactlyOnceWith('error')
  })
})

it.each([
  ['without an answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['with status 503', () => Promise.resolve(new Response('{}', { status: 503 }))],
])('a data fetch error %s is silent: a form opens without its token', async (_, answer) => {
  server.mockImplementation(answer)
  expect(await openToken()).toEqual({})
  expect(showAlert).not.toHaveBeenCalled()
})
