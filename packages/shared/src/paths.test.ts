import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from './locales'
import {
  BUILT_IN_PAGES,
  MAX_PATH_LENGTH,
  RESERVED_SEGMENTS,
  internalPath,
  isPagePath,
  isVisitablePath,
  publicPath,
  readPublicPath,
} from './paths'

describe('isPagePath', () => {
  it.each([
    '',
    'pricing',
    'service/boardomatics',
    'work/Man_Woman',
    '360-animation',
    'service/media',
    'apis',
    'a'.repeat(MAX_PATH_LENGTH),
  ])('%j is accepted', (path) => {
    expect(isPagePath(path)).toBe(true)
  })

  it.each([
    'api',
    'media/a',
    'us',
    'uk/en/pricing',
    'ar/pricing',
    '~/us',
    'a//b',
    '/a',
    'a/',
    '../etc/passwd',
    'a b',
    'a%2fb',
    'a,b',
    'a'.repeat(MAX_PATH_LENGTH + 1),
    '..',
    'a/..',
    'a_-b',
    'a--b',
    '-a',
    'straße',
    'الأسعار',
    'e\u0301',
    'a?b',
    'a\\b',
    'a\n',
    ...RESERVED_SEGMENTS.flatMap((segment) => [segment, `${segment}/a`]),
  ])('%j is refused', (path) => {
    expect(isPagePath(path)).toBe(false)
  })
})

describe('isVisitablePath', () => {
  it.each([...BUILT_IN_PAGES, '', 'pricing'])('%j is accepted', (path) => {
    expect(isVisitablePath(path)).toBe(true)
  })

  it.each(['style-guide/other', 'api', 'us', '../etc/passwd'])('%j is refused', (path) => {
    expect(isVisitablePath(path)).toBe(false)
  })

  it.each(BUILT_IN_PAGES)('%j is reserved for the site itself', (path) => {
    expect(isPagePath(path)).toBe(false)
  })
})

describe('publicPath', () => {
  it.each([
    ['en', '', '/', '/us/en'],
    ['ar', '', '/ar', '/us/ar'],
    ['en', 'pricing', '/pricing', '/us/en/pricing'],
    ['de', 'service/boardomatics', '/de/service/boardomatics', '/us/de/service/boardomatics'],
  ] as const)(
    'In %s the path %j is shown as %s and rendered at %s',
    (locale, path, shown, inside) => {
      expect(publicPath(locale, path)).toBe(shown)
      expect(internalPath('us', locale, path)).toBe(inside)
    },
  )

  it('readPublicPath returns the same language and path', () => {
    const path = fc
      .array(fc.stringMatching(/^[a-zA-Z0-9]{1,9}([-_][a-zA-Z0-9]{1,9})?$/), { maxLength: 4 })
      .map((segments) => segments.join('/'))
      .filter(isPagePath)
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), path, (locale, page) => {
        expect(readPublicPath(publicPath(locale, page))).toEqual({ locale, path: page })
      }),
    )
  })
})
