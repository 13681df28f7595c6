import { describe, expect, it } from 'vitest'
import { ALL_PAGES_TAG, pageTag } from './cache-tags'
import { COUNTRIES } from './countries'
import { LOCALES } from './locales'
import { MAX_PATH_LENGTH } from './paths'

/** The maximum length of a tag. Next drops longer ones. */
const MAX_TAG_LENGTH = 256

describe('pageTag', () => {
  it.each([
    ['us', 'en', '', 'page:/us/en'],
    ['uk', 'ar', 'pricing', 'page:/uk/ar/pricing'],
    ['gr', 'de', 'service/boardomatics', 'page:/gr/de/service/boardomatics'],
  ] as const)('The page of %s in %s at %j has the tag %s', (country, locale, path, tag) => {
    expect(pageTag(country, locale, path)).toBe(tag)
  })

  it('Every country, language and path has its own tag', () => {
    const tags = COUNTRIES.flatMap((country) =>
      LOCALES.flatMap((locale) =>
        ['', 'home', 'pricing', 'pricing/en'].map((path) => pageTag(country, locale, path)),
      ),
    )
    expect(new Set([...tags, ALL_PAGES_TAG]).size).toBe(tags.length + 1)
  })

  it('The longest path’s tag is not too long', () => {
    const tag = pageTag('us', 'en', 'a'.repeat(MAX_PATH_LENGTH))
    expect(tag.length).toBeLessThanOrEqual(MAX_TAG_LENGTH)
  })
})
