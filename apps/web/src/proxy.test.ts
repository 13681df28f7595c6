import { LOCALES } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS, resetPath, verifyPath } from '@studio/shared/routes/account'
import { ROUTES } from '@studio/shared/routes/manifest'
import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { config, proxy } from './proxy'

const doesMatch = (url: string) => matches({ config, nextConfig: {}, url })
const secret = 'aB3-_'.repeat(8) + 'xyz'

describe('the proxy', () => {
  it.each([...Object.values(ACCOUNT_PATHS), resetPath(secret), verifyPath(secret)])(
    'stands before %s in each language',
    (path) => {
      for (const locale of LOCALES) expect(doesMatch(publicPath(locale, path))).toBe(true)
    },
  )

  it('lets all other pages, calls and files pass', () => {
    const others = ROUTES.filter(({ kind }) => kind !== 'account').map(({ path }) => path)
    const pages = others.flatMap((path) => LOCALES.map((locale) => publicPath(locale, path)))
    const files = ['/api/login', '/_next/static/a.js', '/media/a.png', '/us/en/login', '/logins']
    expect([...pages, ...files].filter(doesMatch)).toEqual([])
  })

  it('gives each answer a nonce of its own, in the policy that Next reads and the browser gets', () => {
    const nonces = [1, 2].map(() => {
      const { headers } = proxy(new NextRequest('https://studio.test/login'))
      const policy = headers.get('content-security-policy') ?? ''
      expect(headers.get('x-middleware-request-content-security-policy')).toBe(policy)
      expect(headers.get('cache-control')).toContain('no-store')
      return /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
    })
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/)
    expect(nonces[0]).not.toBe(nonces[1])
  })
})
