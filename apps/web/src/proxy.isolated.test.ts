import {
  COUNTRY_COOKIE,
  LOCALE_COOKIE,
  LOCATED_COOKIE,
  PREVIEW_COOKIE,
  SESSION_HINT_COOKIE,
} from '@studio/shared/cookies'
import { COUNTRIES, COUNTRY_QUERY } from '@studio/shared/countries'
import { LOCALES } from '@studio/shared/locales'
import { COUNTRY_HEADERS, GERMAN_HOST_PATTERN, PAGES_SOURCE } from '@studio/shared/negotiation'
import { publicPath } from '@studio/shared/paths'
import {
  ACCOUNT_PATHS,
  invitationPath,
  messagePath,
  resetPath,
  undoPath,
  unsubscribePath,
  verifyPath,
} from '@studio/shared/routes/account'
import { ROUTES } from '@studio/shared/routes/manifest'
import { PRIVATE_ROUTES, privateSources } from '@studio/shared/routes/private'
import { VISITOR_HEADER, writeVisitor } from '@studio/shared/visitor/visitor'
import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startStandInCms } from '@/test-support/stand-in-cms'
import { config, proxy } from './proxy'

type Signs = { headers?: Record<string, string>; cookies?: Record<string, string> }

const doesMatch = (url: string, signs: Signs = {}) =>
  matches({ config, nextConfig: {}, url, ...signs })
/** Cookies that a visitor's browser may send. */
const COOKIES = [
  COUNTRY_COOKIE,
  LOCATED_COOKIE,
  LOCALE_COOKIE,
  PREVIEW_COOKIE,
  SESSION_HINT_COOKIE,
  'session',
  'second-step',
  'oauth-state',
  '__prerender_bypass',
]
const VALUES: Record<string, string> = {
  [COUNTRY_COOKIE]: 'uk',
  [LOCATED_COOKIE]: 'us',
  [LOCALE_COOKIE]: 'de',
}
const known = { cookies: { [COUNTRY_COOKIE]: 'us' } }
const knownHeaders = { cookie: `${COUNTRY_COOKIE}=us` }
const secret = 'aB3-_'.repeat(8) + 'xyz'

const pages = ROUTES.filter(({ kind }) => kind !== 'account')
  .flatMap(({ path }) => LOCALES.map((locale) => publicPath(locale, path)))
  .concat('/logins', '/work/a-film')
const mailed = [
  resetPath(secret),
  invitationPath(secret),
  verifyPath(secret),
  undoPath(secret),
  unsubscribePath(`12-${secret}`),
]
const accountPages = [
  ...new Set([
    ...Object.values(ACCOUNT_PATHS),
    ...mailed,
    messagePath('7K3F-92QD'),
    ...PRIVATE_ROUTES.map((path) => path.replaceAll(/:\w+/g, secret)),
  ]),
]
/** The tested sets of cookies: none, each cookie alone, and all together. */
const cookieSets = [[], ...COOKIES.map((name) => [name]), COOKIES].map((names) =>
  Object.fromEntries(names.map((name) => [name, VALUES[name] ?? 'x'])),
)

let cms: Awaited<ReturnType<typeof startStandInCms>>

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  cms = await startStandInCms()
})
beforeEach(() => void cms.forget())
afterAll(() => cms.stop())

describe('the requests that the proxy runs before', () => {
  it.each(accountPages)('They include %s in each language, whatever the cookies', (path) => {
    for (const cookies of cookieSets) {
      for (const locale of LOCALES) {
        expect(doesMatch(publicPath(locale, path), { cookies }), JSON.stringify(cookies)).toBe(true)
      }
    }
  })

  it('They include other pages only if nothing names the country', () => {
    expect(pages.filter((page) => !doesMatch(page))).toEqual([])
    const inSmallLetters = pages.filter((page) => page === page.toLowerCase())
    expect(inSmallLetters.filter((page) => doesMatch(page, known))).toEqual([])
    expect(doesMatch('/pricing', { cookies: { [LOCATED_COOKIE]: 'us' } })).toBe(false)
    expect(doesMatch('/pricing?lang=uk')).toBe(false)
    for (const name of COUNTRY_HEADERS) {
      expect(doesMatch('/pricing', { headers: { [name]: 'FR' } })).toBe(false)
    }
  })

  it('They never include calls and files', () => {
    const files = ['/api/login', '/_next/static/a.js', '/media/a.png', '/us/en/login']
    const documents = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/favicon.ico', '/icon.svg']
    expect([...files, ...documents].filter((url) => doesMatch(url))).toEqual([])
  })

  it('They include every page, and no call or file, during a preview', () => {
    const previewed = (url: string) =>
      matches({ config, nextConfig: {}, url, cookies: { ...known.cookies, preview: 'x' } })
    for (const url of ['/', '/pricing', '/ar', '/de/careers/3d-generalist', '/us/en/pricing']) {
      expect(previewed(url), url).toBe(true)
    }
    const others = ['/api/login', '/_next/static/a.js', '/media/a.png']
    expect(others.filter(previewed)).toEqual([])
  })

  it('They agree with the table of routes', () => {
    expect(config.matcher.slice(0, -3)).toEqual(privateSources())
    expect(config.matcher.at(-3)).toEqual({
      source: PAGES_SOURCE,
      missing: [
        { type: 'host', value: GERMAN_HOST_PATTERN },
        { type: 'query', key: COUNTRY_QUERY, value: COUNTRIES.join('|') },
        { type: 'cookie', key: COUNTRY_COOKIE },
        { type: 'cookie', key: LOCATED_COOKIE },
        ...COUNTRY_HEADERS.map((key) => ({ type: 'header', key })),
      ],
    })
  })
})

describe('an address in capitals', () => {
  it.each([
    ['/AR/pricing?x=1&y=%20', '/ar/pricing?x=1&y=%20'],
    ['/PRICING', '/pricing'],
    ['/DE/PORTAL/Review/12', '/de/portal/review/12'],
    ['/Guest/aBc?lang=uk', '/guest/aBc?lang=uk'],
  ])('%s redirects permanently to %s with its query', async (url, target) => {
    expect(doesMatch(url, known)).toBe(true)
    const { status, headers } = await visit(url, knownHeaders)
    const { pathname, search } = new URL(headers.get('location') ?? '')
    expect([status, pathname + search]).toEqual([308, target])
  })

  it.each(['/work/Man_Woman', '/An-Editors-Page'])('%s is not redirected', async (url) => {
    const { headers } = await visit(url, knownHeaders)
    expect(headers.get('location')).toBeNull()
  })

  it('A call or a file is not redirected', () => {
    const others = ['/api/Login', '/_next/static/A.js', '/media/A.png']
    expect(others.filter((url) => doesMatch(url, known))).toEqual([])
  })
})

function visit(url: string, headers: Record<string, string> = {}) {
  return proxy(new NextRequest(`https://studio.test${url}`, { headers }))
}

const from = (address: string) => ({
  [VISITOR_HEADER]: writeVisitor({ address, country: null, host: 'studio.test' }),
})
const says = (code: string) => ({ status: 200, body: JSON.stringify({ country: { code } }) })
const PASSED_ON = 'x-middleware-request-x-country'

describe('a first visit', () => {
  it('It gets the country of its address once, and keeps it until the browser closes', async () => {
    cms.says = says('uk')
    for (let time = 0; time < 2; time += 1) {
      const { headers, cookies } = await visit('/pricing', from('81.2.69.142'))
      expect(headers.get(PASSED_ON)).toBe('GB')
      expect(cookies.get(LOCATED_COOKIE)).toEqual({
        name: LOCATED_COOKIE,
        value: 'uk',
        path: '/',
        sameSite: 'lax',
      })
      expect(headers.get('content-security-policy')).toBeNull()
    }
    expect(cms.heard.map(({ line }) => line)).toEqual(['GET /api/loc'])
    expect(cms.heard[0]?.headers[VISITOR_HEADER]).toContain('81.2.69.142')
  })

  it('It gets the country on an account page too', async () => {
    cms.says = says('gr')
    const { headers } = await visit('/login', from('5.9.0.1'))
    expect(headers.get(PASSED_ON)).toBe('DE')
    expect(headers.get('content-security-policy')).toContain('nonce-')
  })

  it.each([
    ['a cookie', '/login', { cookie: 'country=uk' }],
    ['a remembered address', '/login', { cookie: 'located_country=uk' }],
    ['a CDN', '/login', { 'cf-ipcountry': 'FR' }],
    ['the query', '/login?lang=uk', {}],
    ['a German host', '/login', { host: 'www.studio.de:3000' }],
  ])('The country is not looked up if %s names it', async (_, url, headers) => {
    const { cookies } = await visit(url, { ...headers, ...from('5.9.0.9') })
    expect(cookies.has(LOCATED_COOKIE)).toBe(false)
    expect(cms.heard).toEqual([])
  })

  it.each(['127.0.0.1', '::1', '10.1.2.3', '192.168.1.1', 'fd00::5', 'fe80::1'])(
    'A visit from %s, an address without a country, gets the default',
    async (address) => {
      const { headers, cookies } = await visit('/pricing', from(address))
      expect(headers.get(PASSED_ON)).toBeNull()
      expect(cookies.has(LOCATED_COOKIE)).toBe(false)
      expect(cms.heard).toEqual([])
    },
  )

  it.each([
    [500, '{}'],
    [200, '<html>'],
    [200, '{"country":{"code":"fr"}}'],
  ])('It gets the default while the CMS answers %i %s', async (status, body) => {
    // The time is later than the retry of lookups after the previous failure.
    vi.setSystemTime(Date.now() + 60_000)
    cms.says = { status, body }
    const { headers, cookies } = await visit('/pricing', from('9.9.9.9'))
    expect(headers.get(PASSED_ON)).toBeNull()
    expect(cookies.has(LOCATED_COOKIE)).toBe(false)
    await visit('/pricing', from('9.9.9.10'))
    expect(cms.heard).toHaveLength(1)
  })
})

describe('an account page', () => {
  it.each(accountPages)('%s has its own policy, whatever the cookies', async (path) => {
    for (const cookies of cookieSets) {
      const cookie = Object.entries(cookies).map((pair) => pair.join('='))
      for (const locale of LOCALES) {
        const { headers } = await visit(publicPath(locale, path), { cookie: cookie.join('; ') })
        expect(headers.get('content-security-policy')).toContain('nonce-')
        expect(headers.get('cache-control')).toBe('private, no-store')
      }
    }
  })

  it('Each request gets a new nonce, in the policy that Next reads and the browser gets', async () => {
    const nonces = []
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await visit('/login', knownHeaders)
      const policy = headers.get('content-security-policy') ?? ''
      expect(headers.get('x-middleware-request-content-security-policy')).toBe(policy)
      expect(headers.get('cache-control')).toContain('no-store')
      nonces.push(/script-src 'nonce-([^']+)'/.exec(policy)?.[1])
    }
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/)
    expect(nonces[0]).not.toBe(nonces[1])
  })
})
