import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { CREDENTIALS, startStandInCms } from '@/test-support/stand-in-cms'

const TICKET = 'a'.repeat(43)
let cms: Awaited<ReturnType<typeof startStandInCms>>

beforeAll(async () => {
  cms = await startStandInCms()
})
beforeEach(() => void cms.forget())
afterAll(() => cms.stop())

async function post(target: string, headers: Record<string, string> = {}): Promise<Response> {
  const { receiveSiteTicket } = await import('./receive-site-ticket')
  const request = new NextRequest('http://studio.test/api/from-admin', {
    method: 'POST',
    headers: { origin: 'https://admin.studio.test', ...headers },
    body: new URLSearchParams({ ticket: TICKET, return: target }),
  })
  return receiveSiteTicket(request)
}

it('sets the session cookies, forwards the form’s origin and redirects to the room', async () => {
  cms.says = { status: 200, body: JSON.stringify(CREDENTIALS) }
  const response = await post('portal/review/12')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/portal/review/12')
  expect(response.headers.getSetCookie().join('\n')).toMatch(/^session=t{43};.*HttpOnly/m)
  expect(cms.heard).toMatchObject([
    {
      line: 'POST /api/hand-off/site',
      body: JSON.stringify({ ticket: TICKET, origin: 'https://admin.studio.test' }),
    },
  ])
})

it('keeps an existing session of the same account', async () => {
  cms.says = { status: 409, body: JSON.stringify({ error: { code: 'conflict' } }) }
  const response = await post('portal/review/12', { cookie: `session=${'c'.repeat(43)}` })
  expect(response.headers.get('location')).toBe('/portal/review/12')
  expect(response.headers.getSetCookie()).toEqual([])
  expect(cms.heard[0]?.headers.authorization).toBe(`Bearer ${'c'.repeat(43)}`)
})

it.each([
  [403, 'forbidden'],
  [410, 'linkExpired'],
  [429, 'tooManyRequests'],
])('leads to the login when the CMS answers %i, and then to the room', async (status, code) => {
  cms.says = { status, body: JSON.stringify({ error: { code } }) }
  const response = await post('portal/review/12')
  expect(response.headers.get('location')).toBe('/login?return=portal%2Freview%2F12')
  expect(response.headers.getSetCookie()).toEqual([])
})

it.each(['https://evil.test', '//evil.test', 'login', ''])(
  'never leads away from the portal: %j',
  async (target) => {
    cms.says = { status: 200, body: JSON.stringify(CREDENTIALS) }
    expect((await post(target)).headers.get('location')).toBe('/portal')
  },
)
