import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginPath, returnPath, secondStepPath } from './return-path'

describe('returnPath', () => {
  it.each([
    ['en', 'settings/profile', '/settings/profile'],
    ['ar', 'settings', '/ar/settings'],
    ['en', undefined, '/portal'],
    ['de', '', '/de/portal'],
    ['en', ['settings', 'portal'], '/portal'],
    ['en', 'login', '/portal'],
    ['en', 'logout', '/portal'],
    ['en', '//evil.test', '/portal'],
    ['en', '/evil.test', '/portal'],
    ['en', 'https://evil.test', '/portal'],
    ['en', '\\evil.test', '/portal'],
    ['en', 'javascript:alert(1)', '/portal'],
    ['en', 'api/logout', '/portal'],
  ] as const)('in %s, %j leads to %s', (locale, asked, path) => {
    expect(returnPath(locale, asked as string | string[] | undefined)).toBe(path)
  })

  it('never leaves the site, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (asked) => {
        const target = new URL(returnPath('en', asked), 'https://studio.test')
        expect(target.origin).toBe('https://studio.test')
        expect(target.pathname).not.toMatch(/^\/api(\/|$)/)
      }),
    )
  })
})

describe('loginPath', () => {
  it.each([
    ['en', 'settings/profile', '/login?return=settings%2Fprofile'],
    ['ar', 'portal', '/ar/login?return=portal'],
    ['de', 'logout', '/de/login'],
    ['en', '', '/login'],
  ] as const)('in %s, from %j, is %s', (locale, path, login) => {
    expect(loginPath(locale, path)).toBe(login)
  })
})

describe('secondStepPath', () => {
  it.each([
    ['en', '/settings/profile', '/login/second-step?return=settings%2Fprofile'],
    ['ar', '/ar/portal', '/ar/login/second-step?return=portal'],
  ] as const)('in %s, on the way to %s, is %s', (locale, target, path) => {
    expect(secondStepPath(locale, target)).toBe(path)
  })

  it('is no place to return to', () => {
    expect(returnPath('en', 'login/second-step')).toBe('/portal')
  })
})
