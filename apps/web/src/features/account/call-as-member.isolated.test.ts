import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPortal } from '@studio/shared/api/account-calls'
import { showAlert } from '@/components/ui/show-alert'
import { callAsMember } from './call-as-member'
import { logOut } from './session-ended'

vi.mock('@/components/ui/show-alert', () => ({ showAlert: vi.fn() }))

let steps: string[]
let isLogoutFailing: boolean
let status: number

beforeEach(() => {
  steps = []
  isLogoutFailing = false
  vi.mocked(showAlert).mockReset()
  vi.mocked(showAlert).mockImplementation(async (kind) => {
    steps.push(`alert ${kind}`)
    await Promise.resolve()
    steps.push('dismissed')
  })
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
  vi.stubGlobal('location', {
    pathname: '/de/settings/profile',
    search: '',
    assign: (address: string) => steps.push(address),
  })
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    steps.push(`${method ?? 'GET'} ${path}`)
    if (path === '/api/logout' && isLogoutFailing)
      return Promise.reject(new TypeError('no network'))
    return Promise.resolve(new Response('{}', { status }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const call = () => callAsMember(readPortal)

describe('401 while logged in', () => {
  const toTheLogin = [
    'GET /api/portal',
    'alert token_expired',
    'dismissed',
    'POST /api/logout',
    '/de/login?return=settings%2Fprofile',
  ]

  it('shows an alert; on dismissal the user is logged out and sent to the login', async () => {
    status = 401
    expect(await call()).toMatchObject({ isDone: false, status: 401 })
    expect(steps).toEqual(toTheLogin)
  })

  it('leads to the login although the logout fails', async () => {
    status = 401
    isLogoutFailing = true
    await call()
    expect(steps).toEqual(toTheLogin)
  })

  it.each([400, 403, 404, 409, 422, 429])(
    'does not include %i, which the caller handles',
    async (other) => {
      status = other
      expect(await call()).toMatchObject({ isDone: false, status: other })
      expect(steps).toEqual(['GET /api/portal'])
    },
  )
})

describe('errors of POST /logout are ignored', () => {
  it('without a network', async () => {
    isLogoutFailing = true
    await expect(logOut()).resolves.toBeUndefined()
    expect(steps).toEqual(['POST /api/logout'])
  })

  it.each([401, 500, 503])('with status %i', async (failure) => {
    status = failure
    await expect(logOut()).resolves.toBeUndefined()
    expect(steps).toEqual(['POST /api/logout'])
  })
})
