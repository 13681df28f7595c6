import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginPath, returnPath, secondStepPath, withPlace } from './return-path'

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
    [
      'de',
      'portal/review/3?version=4&at=f58&note=9',
      '/de/portal/review/3?version=4&at=f58&note=9',
    ],
    ['en', 'portal/review/3?version=4&next=9', '/portal'],
    ['en', 'portal/review/3?version=//evil', '/portal'],
    ['en', 'login?note=9', '/portal'],
  ] as const)('in %s, %j leads to %s', (locale, asked, path) => {
    expect(returnPath(locale, asked as string | string[] | undefined)).toBe(path)
  })

  it('never leaves the site', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (asked) => {
        const target = new URL(returnPath('en', asked), 'https://studio.test')
        expect(target.origin).toBe('https://studio.test')
        expect(target.pathname).not.toMatch(/^\/api(\/|$)/)
      }),
    )
  })
})

describe('withPlace', () => {
  it.each([
    [{ version: '4', note: '9' }, 'portal/review/3?version=4&note=9'],
    [{ version: '4', at: 'f58', next: 'x' }, 'portal/review/3?version=4&at=f58'],
    [{ version: ['4', '5'] }, 'portal/review/3'],
    [{ note: '9 or 1' }, 'portal/review/3'],
    [{}, 'portal/review/3'],
  ])('of %j is %s', (asked, path) => {
    expect(withPlace('portal/review/3', asked)).toBe(path)
  })

  it('survives the login and its second step', () => {
    const path = withPlace('portal/review/3', { version: '4', note: '9' })
    const asked = new URL(loginPath('ar', path), 'https://studio.test').searchParams.get('return')
    const target = returnPath('ar', asked ?? '')
    const step = new URL(secondStepPath('ar', target), 'https://studio.test')
    expect(returnPath('ar', step.searchParams.get('return') ?? '')).toBe(`/ar/${path}`)
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

  it('is never a return path', () => {
    expect(returnPath('en', 'login/second-step')).toBe('/portal')
  })
})
