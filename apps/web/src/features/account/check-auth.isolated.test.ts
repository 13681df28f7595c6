import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showAlert } from '@/components/ui/show-alert'

vi.mock('@/components/ui/show-alert', () => ({ showAlert: vi.fn() }))

const server = vi.fn<typeof fetch>()
const onTold = vi.fn()

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('document', { documentElement: { lang: 'ar' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Runs the check in a new module instance, as on a new page. */
async function checkAuth(): Promise<void> {
  await (await import('./check-auth')).checkAuth(onTold)
}

describe('check-auth', () => {
  it('fetches the user with GET /user, once a page', async () => {
    server.mockResolvedValue(new Response('{}'))
    await checkAuth()
    await checkAuth()
    expect(server.mock.calls).toEqual([['/api/user', { headers: { 'Accept-Language': 'ar' } }]])
    expect(onTold).toHaveBeenCalledExactlyOnceWith(false)
  })

  it("returns the account's role", async () => {
    for (const isStaff of [true, false]) {
      vi.resetModules()
      server.mockResolvedValue(new Response(JSON.stringify({ name: 'Lina', isStaff })))
      await checkAuth()
      expect(onTold).toHaveBeenLastCalledWith(isStaff)
    }
  })

  it.each([401, 500, 503])('a user fetch error with status %i is silent', async (status) => {
    server.mockResolvedValue(new Response('{}', { status }))
    await checkAuth()
    expect(onTold).toHaveBeenCalledOnce()
    expect(showAlert).not.toHaveBeenCalled()
  })

  it('a user fetch error without an answer is silent', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(checkAuth()).resolves.toBeUndefined()
    expect(showAlert).not.toHaveBeenCalled()
  })
})
