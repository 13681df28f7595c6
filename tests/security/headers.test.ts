import { expect, test } from 'vitest'
import { PRIVATE_ROUTES } from '../../packages/shared/src/routes/private'
import { adminClient } from '../support/cms-client'
import { staffSession } from '../support/staff-session'
import { stackUnderTest } from '../support/stack-under-test'

async function policyOf(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers, redirect: 'manual' })
  await response.arrayBuffer()
  const policy = response.headers.get('content-security-policy') ?? ''
  // A comma would mean that the answer has two policies.
  expect(policy).not.toContain(',')
  return { status: response.status, policy, headers: response.headers }
}

test('the admin login handoff renders nothing, runs nothing and sends no referrer', async () => {
  const { status, policy, headers } = await policyOf(`${stackUnderTest().cmsUrl}/hand-off?key=x`)
  expect(status).toBe(403)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script-src')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  '',
  '/users/me',
  '/media/file/none.png',
  '/media/file/review%2ffiles%2fnone',
  '/media/file/%2e%2e%5cnone',
  '/attachments/file/none.pdf',
  '/review/versions/1/original',
  '/guests/none/versions/1/play',
  '/review/sign-offs/1/en',
  '/inbox/export',
  '/openapi.json',
  '/health',
  '/ready',
  '/cross-site',
  '/og?title=x',
  '/no-such-call',
])('an answer at /api%s of the backend runs nothing when a browser opens it', async (path) => {
  const { cmsUrl } = stackUnderTest()
  const editor = await staffSession(await adminClient(), 'editor')
  const callers: Record<string, string>[] = [{}, { authorization: editor.authorization }]
  for (const sent of callers) {
    const { policy, headers } = await policyOf(`${cmsUrl}/api${path}`, sent)
    expect(policy).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
  }
  await editor.end()
})

test.each(['/review/versions/1/original', '/review/note-files/1'])(
  'the file %s is sandboxed, even when it is refused',
  async (path) => {
    const { cmsUrl, webUrl } = stackUnderTest()
    for (const url of [cmsUrl, webUrl]) {
      const { status, policy, headers } = await policyOf(`${url}/api${path}`)
      expect(status).toBe(401)
      expect(policy).toBe("default-src 'none'; sandbox")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  },
)

test('a file of a guest’s version is sandboxed on the website', async () => {
  const address = `${stackUnderTest().webUrl}/api/guests/none/versions/1/play`
  expect((await policyOf(address)).policy).toBe("default-src 'none'; sandbox")
})

test('the login window runs only its own script', async () => {
  const { webUrl } = stackUnderTest()
  const { policy, headers } = await policyOf(`${webUrl}/api/oauth/oidc/callback?error=x`)
  expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[^']+'; style-src 'nonce-/)
  expect(policy).not.toContain('unsafe-inline')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
})

for (const path of ['/login', '/de/register', '/settings/profile', '/password/reset/x']) {
  test(`the account page ${path} keeps its own policy`, async () => {
    const { policy, headers } = await policyOf(`${stackUnderTest().webUrl}${path}`)
    expect(policy).toMatch(/script-src 'nonce-/)
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cache-control')).toContain('no-store')
  })
}

/** Every cookie by itself, and all of them together. */
const COOKIES = [
  'country=uk',
  'located_country=us',
  'language_code=en',
  'signed_in=1',
  'session=x',
  'preview=x.y',
  '__prerender_bypass=x',
]
const SECRET = 'aB3-_'.repeat(8) + 'xyz'

test.each([...PRIVATE_ROUTES, ...PRIVATE_ROUTES.map((path) => `de/${path}`)])(
  'the private page /%s keeps its policy and is never stored, whatever the cookies',
  async (route) => {
    const address = `${stackUnderTest().webUrl}/${route.replaceAll(/:\w+/g, SECRET)}`
    const escaped = address.replace(/([a-z])([^/]*)$/, (_, letter: string, rest: string) => {
      return `%${letter.charCodeAt(0).toString(16)}${rest}`
    })
    for (const cookie of ['', ...COOKIES, COOKIES.join('; ')]) {
      for (const url of [address, escaped]) {
        const { policy, headers } = await policyOf(url, cookie === '' ? {} : { cookie })
        expect(policy, `${url} ${cookie}`).toMatch(/script-src 'nonce-/)
        expect(headers.get('cache-control')).toContain('no-store')
      }
    }
  },
)

test.each(['/%0aabc', '/pricing%0a', '/%e2%80%a8x', '/%c2%85', '/a%00b'])(
  '%s is not found',
  async (path) => {
    expect((await policyOf(`${stackUnderTest().webUrl}${path}`)).status).toBe(404)
  },
)

test.each([
  ['/AR/pricing?x=1', '/ar/pricing?x=1'],
  ['/PRICING?x=1', '/pricing?x=1'],
  ['/Portal', '/portal'],
])('%s redirects permanently to %s', async (path, target) => {
  const { status, headers } = await policyOf(`${stackUnderTest().webUrl}${path}`)
  expect(status).toBe(308)
  const { pathname, search } = new URL(headers.get('location') ?? '', stackUnderTest().webUrl)
  expect(pathname + search).toBe(target)
})

test('all other answers keep the common policy', async () => {
  const { cmsUrl, webUrl } = stackUnderTest()
  for (const url of [`${cmsUrl}/admin/login`, `${cmsUrl}/apis`, `${cmsUrl}/hand-offs`]) {
    expect((await policyOf(url)).policy).toContain("frame-ancestors 'self'")
  }
  for (const path of ['/', '/api/loc', '/api/oauth', '/api/oauth/oidc/callbacks', '/robots.txt']) {
    expect((await policyOf(`${webUrl}${path}`)).policy).toContain("frame-ancestors 'none'")
  }
})
