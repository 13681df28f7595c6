import { expect, it } from 'vitest'
import { countedPath } from './missed-paths'

it.each([
  ['old-page', 'old-page'],
  ['/services/2d-animation/', 'services/2d-animation'],
  ['%C3%BCber-uns', 'über-uns'],
  ['about.html', 'about.html'],
])('counts %s as %s', (path, counted) => {
  expect(countedPath(path)).toBe(counted)
})

it.each([
  ['an empty path', '/'],
  ['a path of the site itself', 'admin/login'],
  ['a query', 'page?id=7'],
  ['an email address', 'unsubscribe/amal@client.example'],
  ['a secret', 'reset/0123456789abcdef01234567'],
  ['a long code', `join/${'Ab0_'.repeat(10)}`],
  ['a script that the site never had', 'blog/index.php'],
  ['an area of other programs', 'wp-admin/setup'],
  ['a hidden file', '.git/config'],
  ['a very long path', 'a/'.repeat(80)],
])('does not count %s', (_, path) => {
  expect(countedPath(path)).toBeNull()
})
