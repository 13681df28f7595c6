import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers'

/** The policies of the rules that match a path. */
function policiesOf(path: string): (string | undefined)[] {
  return securityHeaders({ isDevelopment: false })
    .filter(({ source }) => patternOf(source).test(path))
    .map(({ headers }) => headers.find(({ key }) => key === 'Content-Security-Policy')?.value)
    .filter((policy) => policy !== undefined)
}

/** Next's patterns are regular expressions, except for the end `/:path*`. */
function patternOf(source: string): RegExp {
  return new RegExp(`^${source.replace(/\/:path\*$/, '(?:/.*)?')}$`, 'i')
}

it.each([
  '/api',
  '/api/',
  '/api/users/me',
  '/api/media/file/a.png',
  '/api/media/file/review%2ffiles%2fx',
  '/api/hand-off',
  '/API/users/me',
])('%s has only the policy under which nothing runs', (path) => {
  expect(policiesOf(path)).toEqual(["default-src 'none'; sandbox"])
})

it.each(['/admin', '/apis', '/admin/api/x', '/hand-offs', '/'])(
  '%s has only the policy of pages',
  (path) => {
    expect(policiesOf(path)).toEqual([expect.stringContaining("default-src 'self'")])
  },
)
