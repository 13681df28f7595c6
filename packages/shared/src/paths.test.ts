import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from './locales'
import { MAX_PATH_LENGTH, isPagePath, publicPath, readPublicPath } from './paths'

describe('isPagePath', () => {
  it.each(['', 'pricing', 'service/boardomatics', 'work/Man_Woman', '360-animation'])(
    'takes %j',
    (path) => {
      expect(isPagePath(path)).toBe(true)
    },
  )

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
  ])('refuses %j', (path) => {
    expect(isPagePath(path)).toBe(false)
  })
})

describe('publicPath', () => {
  it('is read back as the same language and path', () => {
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
