import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { CREDENTIALS, startStandInCms } from '@/test-support/stand-in-cms'

const CHALLENGE = 'c'.repeat(43)

let cms: Awaited<ReturnType<typeof startStandInCms>>

beforeAll(async () => {
  cms = await startStandInCms()
})
beforeEach(() => void cms.forget())
afterAll(() => cms.stop())

async function send(fields: Record<string, string>, site = 'same-origin'): Promise<Response> {
  const { receiveCode } = await import('./receive-code')
  return receiveCode(
    new Request('http://studio.test/api/second-step', {
      method: 'POST',
      headers: { 'sec-fetch-site': site, cookie: `second-step=${CHALLENGE}.app` },
      body: new URLSearchParams(fields),
    }),
  )
}

const refusal = (status: number, code: string, fields?: object) => ({
  status,
  body: JSON.stringify({ error: { code, ...(fields && { fields }) } }),
})

it('sets the session cookies and redirects', async () => {
  cms.says = { status: 200, body: JSON.stringify(CREDENTIALS) }
  const response = await send({ code: '123 456', locale: 'de', return: 'settings' })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/de/settings')
  expect(response.headers.getSetCookie().join('\n')).toContain(`session=${CREDENTIALS.token}`)
  expect(cms.heard[0]).toMatchObject({
    line: 'POST /api/login/second-step',
    body: JSON.stringify({ code: '123 456' }),
    headers: { 'x-login-challenge': CHALLENGE, 'accept-language': 'de' },
  })
})

it.each([
  [
    refusal(422, 'invalidFields', { code: 'wrongCode' }),
    'second-step?return=portal&problem=wrongCode',
  ],
  [refusal(429, 'tooManyRequests'), 'second-step?return=portal&problem=tooManyRequests'],
])('shows the form again with its error: %j', async (says, path) => {
  cms.says = says
  const response = await send({ code: '123456', locale: 'ar', return: 'portal' })
  expect(response.headers.get('location')).toBe(`/ar/login/${path}`)
  expect(response.headers.getSetCookie()).toEqual([])
})

it('restarts an expired login with the same destination', async () => {
  cms.says = refusal(410, 'challengeExpired')
  const response = await send({ code: '123456', locale: 'en', return: 'settings' })
  expect(response.headers.get('location')).toBe('/login?return=settings&problem=challengeExpired')
})

it.each(['//evil.test', 'https://evil.test', 'api/logout'])('never leads to %j', async (path) => {
  cms.says = { status: 200, body: JSON.stringify(CREDENTIALS) }
  const response = await send({ code: '123456', locale: 'en', return: path })
  expect(response.headers.get('location')).toBe('/portal')
})

it('refuses forms of other sites', async () => {
  expect((await send({ code: '123456' }, 'cross-site')).status).toBe(403)
  expect(cms.heard).toEqual([])
})
