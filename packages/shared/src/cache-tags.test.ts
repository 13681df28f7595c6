import { describe, expect, it } from 'vitest'
import { ALL_PAGES_TAG, pageTag } from './cache-tags'
import { COUNTRIES } from './countries'
import { LOCALES } from './locales'
import { MAX_PATH_LENGTH } from './paths'

/** Next drops longer tags. */
const LONGEST_TAG = 256

describe('pageTag', () => {
  it.each([
    ['us', 'en', '', 'page:/us/en'],
    ['uk', 'ar', 'pricing', 'page:/uk/ar/pricing'],
    ['gr', 'de', 'service/boardomatics', 'page:/gr/de/service/boardomatics'],
  ] as const)('names the page of %s in %s at %j', (country, locale, path, tag) => {
    expect(pageTag(country, locale, path)).toBe(tag)
  })

  it('gives every country, language and path its own tag', () => {
    const tags = COUNTRIES.flatMap((country) =>
      LOCALES.flatMap((locale) =>
        ['', 'home', 'pricing', 'pricing/en'].map((path) => pageTag(country, locale, path)),
      ),
    )
    expect(new Set([...tags, ALL_PAGES_TAG]).size).toBe(tags.length + 1)
  })

  it('stays short enough for the longest path', () => {
    const tag = pageTag('us', 'en', 'a'.repeat(MAX_PATH_LENGTH))
    expect(tag.length).toBeLessThanOrEqual(LONGEST_TAG)
  })
})
