import { COUNTRIES } from '@studio/shared/countries'
import { LOCALES } from '@studio/shared/locales'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PageVariant, LAYOUT_PATH } from '../site/page-dependencies'
import {
  affectedPages,
  type BuiltPage,
  changedTags,
  keyOf,
  type PublishEvent,
} from './affected-pages'

const DOCUMENTS = ['pages:1', 'pages:2', 'media:1', 'price-groups:1']
const VARIANTS = COUNTRIES.flatMap((country) => LOCALES.map((locale) => ({ country, locale })))

function change(document: string, oldSlug: string | null = null, newSlug = oldSlug): PublishEvent {
  return { id: '1', document, oldSlug, newSlug }
}

function build(path: string, documents: string[], variant: Partial<PageVariant> = {}): BuiltPage {
  return { country: 'us', locale: 'en', ...variant, path, documents }
}

/** Adds every country and language to the paths, as in `us/en/pricing`. */
function everywhere(...paths: string[]): string[] {
  return paths.flatMap((path) => VARIANTS.map((variant) => keyOf({ ...variant, path })))
}

describe('affectedPages', () => {
  it('returns exactly the pages that were built from a changed price list', () => {
    const pages = [
      build('pricing', ['pages:1', 'price-groups:3']),
      build('pricing', ['pages:1', 'price-groups:3'], { locale: 'de' }),
      build('faq', ['pages:2', 'price-groups:33']),
      build(LAYOUT_PATH, ['site-settings:global']),
    ]
    const { changed, gone } = affectedPages([change('price-groups:3')], pages)
    expect(changed.map(keyOf)).toEqual(['us/en/pricing', 'us/de/pricing'])
    expect(gone).toEqual([])
  })

  it('returns every page of a country and language when their header or footer changes', () => {
    const pages = [
      build(LAYOUT_PATH, ['site-settings:global', 'pages:7']),
      build(LAYOUT_PATH, ['site-settings:global'], { country: 'uk' }),
      build('', ['pages:1']),
      build('faq', ['pages:2']),
      build('faq', ['pages:2'], { country: 'uk' }),
      build('faq', ['pages:2'], { locale: 'ar' }),
    ]
    const { changed } = affectedPages([change('pages:7', 'about')], pages)
    expect(changed.map(keyOf)).toEqual(['us/en/', 'us/en/faq'])
  })

  it('does not return the layout when only the text of a linked page changes', () => {
    const pages = [
      build(LAYOUT_PATH, ['menus:global', 'pages:7/path', 'path:gaming-reel']),
      build('faq', ['pages:2']),
    ]
    const keys = (event: PublishEvent) => affectedPages([event], pages).changed.map(keyOf)
    expect(keys(change('pages:7', 'about'))).toEqual([])
    expect(keys(change('pages:7', 'about', 'about-us'))).toEqual(['us/en/faq'])
    expect(keys(change('pages:7', 'about', null))).toEqual(['us/en/faq'])
    expect(keys(change('reels:3', null, 'gaming-reel'))).toEqual(['us/en/faq'])
    expect(keys(change('reels:3', 'gaming-reel'))).toEqual([])
  })

  it('counts any change in a collection for a page that lists all of it', () => {
    const pages = [build('', ['testimonials:*']), build('faq', ['testimonials:9'])]
    const { changed } = affectedPages([change('testimonials:5')], pages)
    expect(changed.map(keyOf)).toEqual(['us/en/'])
  })

  it.each([
    ['posts:3', ['old', 'new']],
    ['jobs:3', ['careers/old', 'careers/new']],
    ['case-studies:3', ['case-studies/old', 'results/old', 'case-studies/new', 'results/new']],
  ])('removes every old and new address of the renamed %s', (document, paths) => {
    const { gone } = affectedPages([change(document, 'old', 'new')], [])
    expect(gone.map(keyOf)).toEqual(everywhere(...paths))
  })

  it('removes both paths of a renamed page in every country and language', () => {
    const pages = [build('old', ['pages:1']), build('faq', ['pages:1'])]
    const { changed, gone } = affectedPages([change('pages:1', 'old', 'new')], pages)
    expect(gone.map(keyOf)).toEqual(everywhere('old', 'new'))
    expect(changed.map(keyOf)).toEqual(['us/en/faq'])
  })

  it.each([
    ['made or published', null, 'new', ['new']],
    ['taken down', 'old', null, ['old']],
    ['renamed to home', 'old', 'home', ['old', '', 'home']],
    ['renamed from home', 'home', 'new', ['', 'home', 'new']],
    ['left where it is', 'old', 'old', []],
    ['no page with a path', null, null, []],
  ])('removes the paths of a document that was %s', (_, oldSlug, newSlug, paths) => {
    const event: PublishEvent = { id: '1', document: 'pages:1', oldSlug, newSlug }
    expect(affectedPages([event], []).gone.map(keyOf)).toEqual(everywhere(...paths))
  })

  it('names each page once, however many changes affect it', () => {
    const pages = [build('pricing', ['price-groups:1', 'price-groups:2'])]
    const events = [change('price-groups:1'), change('price-groups:2'), change('price-groups:1')]
    expect(affectedPages(events, pages).changed).toHaveLength(1)
  })
})

describe('for any changes and pages', () => {
  const document = fc.constantFrom(...DOCUMENTS)
  const slug = fc.constantFrom(null, 'home', 'old', 'new')
  const event = fc.record({ id: fc.string(), document, oldSlug: slug, newSlug: slug })
  const key = fc.record({
    country: fc.constantFrom(...COUNTRIES),
    locale: fc.constantFrom(...LOCALES),
    path: fc.constantFrom('', 'old', 'new', 'faq', LAYOUT_PATH),
  })
  const pages = fc.uniqueArray(
    fc
      .tuple(key, fc.uniqueArray(fc.constantFrom(...DOCUMENTS, 'media:*', 'pages:*')))
      .map(([page, documents]) => ({ ...page, documents })),
    { selector: keyOf },
  )

  it('changed pages exist, are not layouts, and appear once, either as changed or as gone', () => {
    fc.assert(
      fc.property(fc.array(event), pages, (events, all) => {
        const { changed, gone } = affectedPages(events, all)
        const keys = [...changed, ...gone].map(keyOf)
        expect(new Set(keys).size).toBe(keys.length)
        expect(all.map(keyOf)).toEqual(expect.arrayContaining(changed.map(keyOf)))
        expect(keys.filter((page) => page.endsWith(LAYOUT_PATH))).toEqual([])
      }),
    )
  })

  it('every page built from a changed document is included', () => {
    fc.assert(
      fc.property(fc.array(event), pages, (events, all) => {
        const { changed, gone } = affectedPages(events, all)
        const documents = new Set(events.map((one) => one.document))
        const due = all.filter(
          ({ path, ...build }) =>
            path !== LAYOUT_PATH && build.documents.some((one) => documents.has(one)),
        )
        const named = [...changed, ...gone].map(keyOf)
        expect(named).toEqual(expect.arrayContaining(due.map(keyOf)))
      }),
    )
  })
})

describe('cache tags', () => {
  it('name pages as the web does', () => {
    const home: PageVariant = { country: 'gr', locale: 'de', path: '' }
    const affected = { changed: [home], gone: [{ ...home, path: 'faq' }], layouts: [] }
    expect(changedTags(affected)).toEqual({
      expiredTags: ['page:/gr/de'],
      goneTags: ['page:/gr/de/faq'],
    })
  })

  it('are few if header and footer change, however many pages there are', () => {
    const pages = Array.from({ length: 1_000 }, (_, index) => build(`page-${index}`, ['pages:1']))
    const known = [
      ...pages,
      build(LAYOUT_PATH, ['menus:global']),
      build('faq', [], { locale: 'de' }),
    ]
    const affected = affectedPages([change('menus:global')], known)
    expect(affected.changed).toHaveLength(1_000)
    expect(changedTags(affected)).toEqual({ expiredTags: ['variant:us/en'], goneTags: [] })
  })
})
