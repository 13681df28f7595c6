import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isVisitablePath } from '../paths'
import {
  ACCOUNT_PATHS,
  guestPath,
  invitationPath,
  isAccountPath,
  isLetterLink,
  messagePath,
  projectPath,
  roomPath,
  resetPath,
  undoPath,
  unsubscribePath,
  verifyPath,
} from './account'
import { isIndexedPath } from './indexing'
import { isPrivatePathname, PRIVATE_ROUTES } from './private'

/** Generates secrets in the form that mailed links contain: 32 bytes in base64url. */
const secret = fc.stringMatching(/^[\w-]{43}$/)

describe('isAccountPath', () => {
  it.each(Object.values(ACCOUNT_PATHS))('%j is one and is not indexed', (path) => {
    expect(isAccountPath(path)).toBe(true)
    expect(isIndexedPath(path)).toBe(false)
  })

  it.each([
    '',
    'contact',
    'login/a',
    'settings/other',
    'password',
    'email/verify',
    'portals',
    'portal/messages',
    'portal/projects',
    'portal/review/1/2',
  ])('%j is none', (path) => {
    expect(isAccountPath(path)).toBe(false)
  })

  it.each([messagePath('7K3F-92QD'), projectPath('12'), roomPath('7')])(
    '%s is one that a login may return to',
    (path) => {
      expect([isAccountPath(path), isVisitablePath(path), isIndexedPath(path)]).toEqual([
        true,
        true,
        false,
      ])
    },
  )

  it('Each link of a mail is one, and a login may return to it', () => {
    fc.assert(
      fc.property(secret, (key) => {
        const links = [
          resetPath(key),
          invitationPath(key),
          verifyPath(key),
          undoPath(key),
          guestPath(key),
        ]
        for (const path of [...links, unsubscribePath(`12-${key}`)]) {
          expect([isAccountPath(path), isVisitablePath(path), isIndexedPath(path)]).toEqual([
            true,
            true,
            false,
          ])
        }
      }),
    )
  })

  it('A link with additional characters is none', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        fc.pre(!/^[\w-]{43}$/.test(key))
        expect(isLetterLink(resetPath(key))).toBe(false)
        expect(isLetterLink(unsubscribePath(`12-${key}`))).toBe(false)
      }),
    )
  })
})

describe('a private route', () => {
  it.each(PRIVATE_ROUTES)('%s is in every list', (route) => {
    const link = route.includes('unsubscribe') ? `12-${'a'.repeat(43)}` : 'a'.repeat(43)
    const path = route.replace(/:\w+/, link)
    expect(isAccountPath(path)).toBe(true)
    expect(isIndexedPath(path)).toBe(false)
    for (const prefix of ['/', '/ar/', '/de/']) expect(isPrivatePathname(prefix + path)).toBe(true)
    for (const prefix of ['/x/', '/portal/x/y/']) {
      expect(isPrivatePathname(prefix + path)).toBe(false)
    }
  })

  it.each(['/', '/logins', '/portal/review', '/guest', '/guest/a/b', '/work/login'])(
    '%s is none',
    (pathname) => {
      expect(isPrivatePathname(pathname)).toBe(false)
    },
  )
})
