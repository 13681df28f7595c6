import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showAlert } from '@/components/ui/show-alert'
import { openToken } from './open-token'
import { sendForm } from './send-form'

vi.mock('@/components/ui/show-alert', () => ({ showAlert: vi.fn(() => Promise.resolve()) }))

const server = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('fetch', server)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const signUp = () =>
  sendForm({ form: 'newsletter', locale: 'de', body: { email: 'lina@x.example' }, file: null })

function refuseWith(status: number, code: string): void {
  server.mockResolvedValue(new Response(JSON.stringify({ error: { code } }), { status }))
}

describe('POST /mail-signup', () => {
  it('sends {email}, and of the answer only success or failure is used', async () => {
    server.mockResolvedValue(new Response(null, { status: 204 }))
    expect(await signUp()).toEqual({ kind: 'done', reference: null })
    const [address, init] = server.mock.calls[0] ?? []
    expect(address).toBe('/api/mail-signup')
    expect(init).toMatchObject({ method: 'POST', body: '{"email":"lina@x.example"}' })
    expect(new Headers(init?.headers).get('accept-language')).toBe('de')
  })

  it.each([
    [400, 'invalidBody', 'refused'],
    [403, 'crossSite', 'refused'],
    [429, 'tooManyRequests', 'tooMany'],
  ])('a sign-up error with status %i opens no alert', async (status, code, kind) => {
    refuseWith(status, code)
    expect(await signUp()).toEqual({ kind })
    expect(showAlert).not.toHaveBeenCalled()
  })

  it('a sign-up error without an answer opens no alert, and is not thrown', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await signUp()).toEqual({ kind: 'down' })
    expect(showAlert).not.toHaveBeenCalled()
  })

  it.each([500, 502, 503])('any response with status %i is told in an alert', async (status) => {
    refuseWith(status, 'internal')
    expect(await signUp()).toEqual({ kind: 'down' })
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
