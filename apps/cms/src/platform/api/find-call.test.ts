import { expect, it } from 'vitest'
import { callsAt } from './find-call'

it.each([
  ['/login', ['login']],
  ['/sessions', ['listSessions', 'endOtherSessions']],
  ['/sessions/12', ['endSession']],
  ['/sessions/', []],
  ['/sessions/12/13', []],
  ['/oauth/github', ['startOauth']],
  ['/blogs/slugs', ['listBlogSlugs']],
  ['/Login', []],
  ['/users/login', []],
  ['', []],
])('the path %j has the calls %j', (path, names) => {
  expect(callsAt(path).map(({ name }) => name)).toEqual(names)
})
