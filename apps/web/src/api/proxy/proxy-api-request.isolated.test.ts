import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CREDENTIALS, startStandInCms } from '@/test-support/stand-in-cms'

let cms: Awaited<ReturnType<typeof startStandInCms>>

beforeAll(async () => {
  cms = await startStandInCms()
})
beforeEach(() => void cms.forget())
afterAll(() => cms.stop())

const COOKIE = `session=${CREDENTIALS.token}; admin-key=${CREDENTIALS.adminKey}; admin-id=7`

interface Sent {
  body?: string
  headers?: Record<string, string>
}

async function call(line: string, { body, headers }: Sent = {}): Promise<Response> {
  const { proxyApiRequest } = await import('./proxy-api-request')
  const [method = '', path = ''] = line.split(' ')
  const own = { host: 'studio.test', 'sec-fetch-site': 'same-origin' }
  return proxyApiRequest(
    new NextRequest(`http://studio.test/api${path}`, {
      method,
      headers: { ...own, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body }),
    }),
  )
}

async function codeOf(response: Response): Promise<string> {
  const { error } = (await response.json()) as { error: { code: string } }
  return `${response.status} ${error.code}`
}

describe('a forwarded request', () => {
  it('It carries a bearer Authorization header and Accept-Language, the visitor’s browser and address', async () => {
    const headers = {
      cookie: COOKIE,
      'accept-language': 'ar',
      'user-agent': 'Firefox',
      'x-visitor': '203.0.113.9  studio.test',
      'x-admin-key': 'made up',
    }
    await call('GET /user', { headers })
    const [first] = cms.heard
    const sent = first?.headers ?? {}
    expect(first?.line).toBe('GET /api/user')
    expect(sent).toMatchObject({
      authorization: `Bearer ${CREDENTIALS.token}`,
      'accept-language': 'ar',
      'user-agent': 'Firefox',
    })
    expect(sent['x-visitor']).toContain('203.0.113.9')
    expect(sent['x-visitor-signature']).toMatch(/^t=\d+,v1=/)
    expect(sent.cookie).toBeUndefined()
    expect(sent['x-admin-key']).toBeUndefined()
  })

  it('It carries no Authorization header without a token', async () => {
    await call('GET /user')
    expect(cms.heard[0]?.headers.authorization).toBeUndefined()
  })

  it('It carries the admin key only for the admin link', async () => {
    await call('POST /hand-off', { headers: { cookie: COOKIE } })
    expect(cms.heard[0]?.headers).toMatchObject({
      'x-admin-key': CREDENTIALS.adminKey,
      'x-admin-id': '7',
    })
  })

  it.each([
    ['GET /nothing', '404 notFound'],
    ['GET /users/me', '404 notFound'],
    ['GET /declared/user', '404 notFound'],
    ['GET /login', '405 methodNotAllowed'],
    ['PUT /profile', '405 methodNotAllowed'],
  ])('Other requests are not forwarded: %s', async (line, expected) => {
    expect(await codeOf(await call(line))).toBe(expected)
    expect(cms.heard).toEqual([])
  })

  it('A request of another site’s page is not forwarded', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', cookie: COOKIE }
    expect(await codeOf(await call('POST /logout', { headers }))).toBe('403 crossSite')
    expect(cms.heard).toEqual([])
  })

  it('A reading POST is forwarded from any caller, because it changes nothing', async () => {
    const { proxyApiRequest } = await import('./proxy-api-request')
    cms.says = { status: 200, body: '["a"]' }
    const program = new NextRequest('http://studio.test/api/vinfo?lang=us', { method: 'POST' })
    expect((await proxyApiRequest(program)).status).toBe(200)
    expect(cms.heard[0]?.line).toBe('POST /api/vinfo?lang=us')
  })

  it('A body over the limit is not forwarded', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(70_000) })
    expect(await codeOf(await call('POST /login', { body }))).toBe('413 tooLarge')
  })
})

describe('a login', () => {
  it('The session is in cookies that scripts cannot read, and the answer has only the account', async () => {
    cms.says = { status: 200, body: JSON.stringify(CREDENTIALS) }
    const response = await call('POST /login', { body: '{}' })
    const text = await response.text()
    expect(JSON.parse(text)).toEqual({ user: CREDENTIALS.user, remember: false })
    expect(text).not.toContain(CREDENTIALS.token)
    const cookies = response.headers.getSetCookie()
    expect(cookies).toHaveLength(4)
    for (const name of ['session', 'admin-key', 'admin-id']) {
      const cookie = cookies.find((one) => one.startsWith(`${name}=`))
      expect(cookie).toMatch(/; HttpOnly/)
      expect(cookie).toMatch(/; SameSite=lax/i)
      expect(cookie).not.toMatch(/Max-Age|Expires/)
    }
    expect(cookies.find((one) => one.startsWith('signed_in=1'))).not.toMatch(/HttpOnly/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('It is remembered for 365 days', async () => {
    cms.says = { status: 200, body: JSON.stringify({ ...CREDENTIALS, remember: true }) }
    const response = await call('POST /login', { body: '{}' })
    for (const cookie of response.headers.getSetCookie()) {
      expect(cookie).toContain('Max-Age=31536000')
    }
  })

  it('A login that waits for its second step has no session, and scripts cannot read its challenge', async () => {
    const challenge = 'c'.repeat(43)
    const step = { secondStep: { challenge, methods: ['app', 'passkey'] } }
    cms.says = { status: 200, body: JSON.stringify(step) }
    const response = await call('POST /login', { body: '{}' })
    const text = await response.text()
    expect(JSON.parse(text)).toEqual({ secondStep: { methods: ['app', 'passkey'] } })
    const [cookie, ...others] = response.headers.getSetCookie()
    expect(others).toEqual([])
    expect(cookie).toMatch(
      new RegExp(`^second-step=${challenge}.app.passkey;.*Max-Age=300;.*HttpOnly`),
    )

    const headers = { cookie: `second-step=${challenge}.app` }
    cms.says = { status: 200, body: JSON.stringify(CREDENTIALS) }
    const second = await call('POST /login/second-step', { body: '{}', headers })
    expect(cms.heard.at(-1)?.headers['x-login-challenge']).toBe(challenge)
    expect(second.headers.getSetCookie().join()).toContain('session=')
    await call('POST /register', { body: '{}', headers })
    expect(cms.heard.at(-1)?.headers['x-login-challenge']).toBeUndefined()
  })

  it('A login through a provider binds its window to this browser', async () => {
    const state = 's'.repeat(43)
    cms.says = { status: 200, body: JSON.stringify({ url: `https://login.test/?state=${state}` }) }
    const response = await call('POST /oauth/github')
    expect(response.headers.getSetCookie()[0]).toMatch(
      new RegExp(`^oauth-state=${state};.*HttpOnly`),
    )
  })
})

describe('an ended session', () => {
  const isDropped = (response: Response) =>
    response.headers
      .getSetCookie()
      .filter((one) => /=; .*(Max-Age=0|Expires=Thu, 01 Jan 1970)/.test(one)).length === 4

  it('It leaves no cookie behind: a user fetch error clears them', async () => {
    cms.says = { status: 401, body: '{"error":{"code":"sessionExpired"}}' }
    const response = await call('GET /user', { headers: { cookie: COOKIE } })
    expect(isDropped(response)).toBe(true)
    expect(await codeOf(response)).toBe('401 sessionExpired')
  })

  it('POST /logout ends it in the browser, even if the CMS fails', async () => {
    cms.says = { status: 500, body: 'no JSON' }
    const response = await call('POST /logout', { headers: { cookie: COOKIE } })
    expect(response.status).toBe(204)
    expect(isDropped(response)).toBe(true)
  })

  it('A wrong password does not end it', async () => {
    cms.says = { status: 401, body: '{"error":{"code":"wrongCredentials"}}' }
    const response = await call('POST /login', { body: '{}', headers: { cookie: COOKIE } })
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

describe('an answer', () => {
  it('It says when to try again', async () => {
    cms.says = {
      status: 429,
      body: '{"error":{"code":"tooManyRequests"}}',
      headers: { 'retry-after': '60' },
    }
    const response = await call('POST /login', { body: '{}' })
    expect(response.headers.get('retry-after')).toBe('60')
  })

  it.each(['<html>Internal Server Error</html>', '{"half":'])(
    'An answer that is not from the CMS’s API counts as none: %s',
    async (body) => {
      cms.says = { status: 500, body }
      expect(await codeOf(await call('GET /user'))).toBe('503 cmsUnavailable')
    },
  )
})
