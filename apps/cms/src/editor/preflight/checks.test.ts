import { COPY_RULES } from '@studio/shared/copy-rules'
import { LOCALES, type Locale } from '@studio/shared/locales'
import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { preflightWords } from './admin/words'
import { checkClaims, type StoredClaim } from './check-claims'
import { checkLinks, isWhole, type Found } from './check-links'
import { checkPictures } from './check-pictures'
import { checkSearchWords } from './check-search-words'
import { checkAmounts, checkWords } from './check-texts'
import { collectValues, type LinkTarget } from './collect-values'
import { amountKey } from './typed-amounts'

const ENGLISH: Locale[] = ['en']

const PLACE = { path: 'blocks.0.heading', field: 'Hero (1) › Heading' }

describe('links', () => {
  const live = { state: 'live' as const, name: 'Pricing', readyLocales: ENGLISH }
  const redirect = (steps: string[], isLoop = false): Found => ({
    state: 'redirect',
    steps,
    isLoop,
  })
  const page: LinkTarget = { type: 'page', id: 1 }
  const path: LinkTarget = { type: 'path', path: 'pricing' }
  const url: LinkTarget = { type: 'url', url: 'https://studio.example/pricing' }

  it.each<[LinkTarget['type'], Found['state'], LinkTarget, Found, 'en' | 'de', string | null]>([
    ['page', 'live', page, live, 'en', null],
    ['page', 'live', page, live, 'de', 'otherLanguage'],
    ['page', 'draft', page, { state: 'draft', name: 'X' }, 'en', 'unpublishedLink'],
    ['path', 'draft', path, { state: 'draft', name: 'X' }, 'en', 'unpublishedLink'],
    ['url', 'draft', url, { state: 'draft', name: 'X' }, 'en', 'deadLink'],
    ['page', 'missing', page, { state: 'missing' }, 'en', 'deadLink'],
    ['path', 'missing', path, { state: 'missing' }, 'en', 'deadLink'],
    ['url', 'missing', url, { state: 'missing' }, 'en', 'deadLink'],
    ['url', 'elsewhere', url, { state: 'elsewhere' }, 'de', null],
    ['path', 'redirect', path, redirect(['/pricing', '/prices']), 'en', 'redirectedLink'],
    ['url', 'redirect', url, redirect(['/pricing', '/prices']), 'en', null],
    ['url', 'redirect', url, redirect(['/pricing', '/a', '/b']), 'en', 'redirectChain'],
    ['url', 'redirect', url, redirect(['/pricing', '/a', '/pricing'], true), 'en', 'redirectLoop'],
  ])('%s to what is %s', (_, __, target, found, locale, expected) => {
    const problems = checkLinks([{ ...PLACE, target }], () => found, { locale, language: 'en' })
    expect(problems.map(({ kind }) => kind)).toEqual(expected ? [expected] : [])
    for (const problem of problems) expect(problem).toMatchObject(PLACE)
  })

  const places = new Set(['content', 'demo'])

  it.each<[LinkTarget, ReadonlySet<string> | undefined, boolean]>([
    [{ ...page, anchor: 'demo' }, places, false],
    [{ ...page, anchor: 'nowhere' }, places, true],
    [{ ...path, anchor: 'nowhere' }, places, true],
    [{ ...path, anchor: 'prices-studio' }, places, false],
    [{ type: 'url', url: 'https://studio.example/pricing#nowhere' }, places, true],
    [{ type: 'url', url: 'https://studio.example/pricing#%64emo' }, places, false],
    [{ type: 'url', url: 'https://studio.example/pricing#%' }, places, true],
    [{ ...path, anchor: 'nowhere' }, undefined, false],
    [page, places, false],
  ])('the place of %j among %j is missing: %j', (target, known, isMissing) => {
    const found: Found = { ...live, ...(known && { places: known }) }
    const problems = checkLinks([{ ...PLACE, target }], () => found, {
      locale: 'en',
      language: 'en',
    })
    expect(problems.map(({ kind }) => kind)).toEqual(isMissing ? ['missingPlace'] : [])
  })

  it.each([
    ['https://a.example', true],
    ['mailto:a@b.example', true],
    ['phone:', true],
    ['storyboards:shooting-boards', true],
    ['/pricing', false],
    ['pricing', false],
    ['javascript:alert(1)', false],
  ])('the site makes a link of %j: %j', (address, expected) => {
    expect(isWhole(address)).toBe(expected)
  })
})

describe('claims', () => {
  const claim = (value: string, countries: StoredClaim['countries'], more = {}): StoredClaim => ({
    key: 'years',
    value,
    countries,
    isDisputed: false,
    isWithheld: false,
    ...more,
  })
  const ALL: StoredClaim['countries'] = ['us', 'uk', 'gr']

  it.each<[string, StoredClaim[], string[]]>([
    ['the same everywhere', [claim('25+', ALL)], []],
    ['two values', [claim('25+', ['us']), claim('28', ['uk', 'gr'])], ['claimsDisagree']],
    ['a later claim of the same country', [claim('25+', ALL), claim('28', ['uk'])], []],
    ['one country without it', [claim('25+', ['us', 'uk'])], ['claimMissing']],
    ['an unknown key', [], ['claimMissing']],
    ['a withheld claim', [claim('25+', ALL, { isWithheld: true })], []],
    ['sources that disagree', [claim('25+', ALL, { isDisputed: true })], ['claimsDisagree']],
  ])('%s', (_, claims, expected) => {
    const problems = checkClaims([{ ...PLACE, key: 'years' }], claims, 'en')
    expect(problems.map(({ kind }) => kind)).toEqual(expected)
  })
})

describe('alternative texts', () => {
  it.each([
    [{ en: 'A car', de: 'Ein Auto' }, []],
    [{ en: 'A car' }, ['untranslatedAlternative']],
    [{ en: 'A car', de: ' ' }, ['untranslatedAlternative']],
    [{ en: '', de: null }, ['noAlternative']],
    [{}, ['noAlternative']],
  ])('%j in German', (alternatives, expected) => {
    const pictures = new Map([[7, { id: 7, name: 'car.webp', alternatives }]])
    const found = [7, 7, 8].map((id) => ({ ...PLACE, id }))
    expect(
      checkPictures(found, pictures, { locale: 'de', language: 'en' }).map(({ kind }) => kind),
    ).toEqual(expected)
  })
})

describe('titles and descriptions for search engines', () => {
  const names = { seoTitle: 'Title', seoDescription: 'Description' }
  const good = 'A description that is as long as search engines want to have it.'

  it.each<[string, object, string[]]>([
    ['good ones', { title: 'Pricing', seoDescription: good }, []],
    ['a title of 60', { title: 'a'.repeat(60), seoDescription: good }, []],
    ['a title of 61', { title: 'a'.repeat(61), seoDescription: good }, ['titleLength']],
    [
      'the title for search engines instead of a long one',
      { title: 'a'.repeat(80), seoTitle: 'Short', seoDescription: good },
      [],
    ],
    ['no description', { title: 'A', seoDescription: ' ' }, ['noDescription']],
    ['a short description', { title: 'A', seoDescription: 'b' }, ['descriptionLength']],
    ['a long one', { title: 'A', seoDescription: 'b'.repeat(161) }, ['descriptionLength']],
    ['a page hidden from search', { title: 'A', isHiddenFromSearch: true }, []],
  ])('%s', (_, document, expected) => {
    expect(checkSearchWords({ ...document }, names, 'en').map(({ kind }) => kind)).toEqual(expected)
  })
})

describe('texts', () => {
  it('only amounts that are not in the price book are reported, each once', () => {
    const prices = new Set([amountKey('USD', 850_000)])
    const text = 'From $8,500, not $9,000, and not $9,000; €8,500 neither.'
    const subjects = checkAmounts([{ ...PLACE, text }], prices, 'en').map(({ subject }) => subject)
    expect(subjects).toEqual(['$9,000', '€8,500'])
  })

  it.each<['en' | 'de', string, string[]]>([
    ['en', 'The color of the year', []],
    ['en', 'The colour of the year, guaranteed', ['colour', 'guaranteed']],
    ['de', 'Drei Korrekturrunden', ['Korrekturrunden']],
    ['de', 'The colour', []],
  ])('the rules of %s find in %j: %j', (locale, text, expected) => {
    expect(
      checkWords([{ ...PLACE, text }], { locale, language: 'en' }).map(({ subject }) => subject),
    ).toEqual(expected)
  })
})

describe('messages in the language of the account', () => {
  it.each([
    ['en', 'Instead: with one l.'],
    ['de', 'Stattdessen: mit einem l.'],
    ['ar', 'البديل: بحرف l واحد.'],
  ])('an explanation of a rule in %s', (language, expected) => {
    const [problem] = checkWords([{ ...PLACE, text: 'travelling' }], { locale: 'en', language })
    expect(problem?.message).toContain(expected)
  })

  it('every explained rule is among the rules', () => {
    const used = new Set(LOCALES.flatMap((one) => COPY_RULES[one].map(({ instead }) => instead)))
    expect(Object.keys(preflightWords.en.COPY_HINTS).filter((hint) => !used.has(hint))).toEqual([])
  })

  it.each([
    ['de', '„Pricing“ ist auf Arabisch nicht fertig.'],
    ['ar', '«Pricing» ليس جاهزًا باللغة العربية.'],
  ])('a language has its name in %s', (language, expected) => {
    const live = { state: 'live' as const, name: 'Pricing', readyLocales: ENGLISH }
    const link = { ...PLACE, target: { type: 'page', id: 1 } as const }
    const [problem] = checkLinks([link], () => live, { locale: 'ar', language })
    expect(problem?.message).toContain(expected)
  })
})

describe('the values that are read from a document', () => {
  const text = (name: string, more = {}) => ({ name, type: 'text', localized: true, ...more })
  const link = {
    name: 'link',
    type: 'group',
    flattenedFields: [
      { name: 'type', type: 'select' },
      { name: 'path', type: 'text' },
    ],
    fields: [],
  }
  const hero = {
    slug: 'hero',
    labels: { singular: 'Hero' },
    fields: [],
    flattenedFields: [text('heading', { label: 'Heading' }), link, { name: 'claim', type: 'text' }],
  }
  const fields = [
    text('title'),
    text('hidden', { admin: { condition: () => false } }),
    { name: 'slug', type: 'text' },
    { name: 'blocks', type: 'blocks', blocks: [hero] },
    { name: 'body', type: 'richText', localized: true, label: 'Body' },
    { name: 'cover', type: 'upload', relationTo: 'media' },
  ] as unknown as FlattenedField[]

  it('texts, links, pictures and claims have the path and the name of their field', () => {
    const words = { type: 'text', text: 'See ' }
    const linked = { type: 'link', fields: { url: '/x' }, children: [{ type: 'text', text: 'x' }] }
    const block = {
      blockType: 'hero',
      heading: 'Hi',
      claim: 'years',
      link: { type: 'path', path: 'a' },
    }
    const found = collectValues(
      fields,
      {
        title: 'T',
        hidden: 'H',
        slug: 's',
        blocks: [block],
        body: { root: { children: [{ type: 'paragraph', children: [words, linked] }] } },
        cover: 3,
      },
      'en',
    )
    expect(found.texts.map(({ path, text: own }) => [path, own])).toEqual([
      ['title', 'T'],
      ['blocks.0.heading', 'Hi'],
      ['body', 'See x'],
    ])
    expect(found.links).toMatchObject([
      { path: 'blocks.0.link.path', field: 'Hero (1) › Link', target: { type: 'path', path: 'a' } },
      { path: 'body', target: { type: 'url', url: '/x' } },
    ])
    expect(found.pictures).toEqual([{ path: 'cover', field: 'Cover', id: 3 }])
    expect(found.claims).toMatchObject([{ path: 'blocks.0.claim', key: 'years' }])
  })

  it('malformed values of any kind are left out', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('title', 'blocks', 'body', 'cover'), fc.anything()),
        (values) => {
          const found = collectValues(fields, values, 'en')
          for (const { text: own } of found.texts) expect(typeof own).toBe('string')
        },
      ),
    )
  })
})
