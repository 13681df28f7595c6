import { isPagePath } from '@studio/shared/paths'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCategorySlug, checkVideoSlug } from './video-rules'

describe('the slug of a video', () => {
  it.each(['Man_Woman', 'causeway-last-light', '360-animation-unreal-4', 'work', 'a'.repeat(80)])(
    '%s is valid',
    (slug) => {
      expect(checkVideoSlug(slug)).toBe(true)
    },
  )

  it.each(['', 'a b', 'a/b', '-a', 'a--b', 'فيلم', 'a'.repeat(81), null, undefined, 5])(
    '%j is invalid',
    (slug) => {
      expect(checkVideoSlug(slug)).toMatch(/letters and digits/)
    },
  )

  it('creates a valid page path below any category', () => {
    const slug = fc.stringMatching(/^[A-Za-z0-9_-]{1,30}$/)
    fc.assert(
      fc.property(slug, slug, (category, video) => {
        if (checkCategorySlug(category) !== true || checkVideoSlug(video) !== true) return
        expect(isPagePath(category)).toBe(true)
        expect(isPagePath(`${category}/${video}`)).toBe(true)
      }),
    )
  })
})

describe('the slug of a category', () => {
  it.each(['beauty-reel', '360-animation', 'boardomatics'])('%s is valid', (slug) => {
    expect(checkCategorySlug(slug)).toBe(true)
  })

  it.each(['work', 'filter', 'page', 'blog', 'api', 'ar', 'uk', 'media'])(
    '%s is invalid',
    (slug) => {
      expect(checkCategorySlug(slug)).toMatch(/taken/)
    },
  )
})
