import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confirmed, findLags, nextSources, type Sources } from './sources'

const ENGLISH = { title: 'Films', 'blocks.1.heading': 'Prices' }
const GERMAN = { title: 'Filme', 'blocks.1.heading': 'Preise' }

const NONE: Sources = {}
const first = nextSources({ sources: NONE, texts: GERMAN, before: {}, english: ENGLISH })

describe('the sources of a publication', () => {
  it('are the current English texts for new texts', () => {
    expect(findLags(first, { texts: GERMAN, english: ENGLISH })).toEqual({})
  })

  it.each([
    ['the English changes', { title: 'Our films' }, {}, { title: 'changed' }],
    ['both change', { title: 'Our films' }, { title: 'Unsere Filme' }, {}],
    ['only the translation changes', {}, { title: 'Kino' }, {}],
    [
      'another text changes',
      { 'blocks.1.heading': 'Rates' },
      { title: 'Kino' },
      { 'blocks.1.heading': 'changed' },
    ],
    ['the English gets a text', { lead: 'Hello' }, {}, { lead: 'untranslated' }],
    ['the translation gets it, too', { lead: 'Hello' }, { lead: 'Hallo' }, {}],
    ['the translation alone gets a text', {}, { lead: 'Hallo' }, {}],
  ])('if %s', (_, englishChange: object, germanChange: object, lags) => {
    const english = { ...ENGLISH, ...englishChange }
    const texts = { ...GERMAN, ...germanChange }
    const sources = nextSources({ sources: first, texts, before: ENGLISH, english })
    expect(findLags(sources, { texts, english })).toEqual(lags)
  })

  it('a text is not outdated if its English text was removed', () => {
    const english = { title: 'Films' }
    const sources = nextSources({ sources: first, texts: GERMAN, before: ENGLISH, english })
    expect(findLags(sources, { texts: GERMAN, english })).toEqual({})
  })

  it('a small correction does not validate a text that was outdated before', () => {
    const [old, now] = [{ title: 'Our films' }, { title: 'Our films!' }]
    const texts = { title: 'Filme' }
    const outdated = nextSources({ sources: first, texts, before: ENGLISH, english: old })
    const save = { texts, before: old, english: now, isSmallCorrection: true }
    const sources = nextSources({ sources: outdated, ...save })
    expect(findLags(sources, { texts, english: now })).toEqual({ title: 'changed' })
  })
})

const places = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const texts = fc.dictionary(places, fc.string({ minLength: 1, maxLength: 3 }), {
  noNullPrototype: true,
})

describe('for all documents', () => {
  it('a first publication leaves only texts that do not exist', () => {
    fc.assert(
      fc.property(texts, texts, (german, english) => {
        const sources = nextSources({ sources: {}, texts: german, before: {}, english })
        const lags = findLags(sources, { texts: german, english })
        const missing = Object.keys(english).filter((place) => german[place] === undefined)
        expect(Object.keys(lags).sort()).toEqual(missing.sort())
        expect(Object.values(lags).every((lag) => lag === 'untranslated')).toBe(true)
      }),
    )
  })

  it('changing English texts marks exactly their places, and changing them back unmarks them', () => {
    fc.assert(
      fc.property(texts, texts, (english, change) => {
        const german = Object.fromEntries(Object.keys(english).map((place) => [place, 'de']))
        const start = nextSources({ sources: {}, texts: german, before: {}, english })
        const now = { ...english, ...change }
        const save = { texts: german, before: english, english: now }
        const sources = nextSources({ sources: start, ...save })
        const isOther = (place: string) => now[place] !== english[place]
        const lags = findLags(sources, { texts: german, english: now })
        expect(Object.keys(lags).sort()).toEqual(Object.keys(now).filter(isOther).sort())
        const back = { texts: german, before: now, english }
        expect(findLags(nextSources({ sources, ...back }), back)).toEqual({})
      }),
    )
  })

  it('a small correction of a valid translation, and a confirmation of all places, mark nothing', () => {
    fc.assert(
      fc.property(texts, texts, (english, change) => {
        const german = Object.fromEntries(Object.keys(english).map((place) => [place, 'de']))
        const start = nextSources({ sources: {}, texts: german, before: {}, english })
        const now = Object.fromEntries(
          Object.keys(english).map((place) => [place, change[place] ?? english[place] ?? '']),
        )
        const save = { texts: german, before: english, english: now }
        const corrected = nextSources({ sources: start, ...save, isSmallCorrection: true })
        expect(findLags(corrected, save)).toEqual({})
        const later = nextSources({ sources: start, ...save })
        expect(findLags(confirmed(later, save, Object.keys(now)), save)).toEqual({})
      }),
    )
  })

  it('saving the same again changes nothing', () => {
    fc.assert(
      fc.property(texts, texts, texts, (german, english, before) => {
        const start = nextSources({ sources: {}, texts: german, before: {}, english: before })
        const save = { texts: german, before, english }
        const once = nextSources({ sources: start, ...save })
        expect(nextSources({ sources: once, ...save, before: english })).toEqual(once)
      }),
    )
  })
})
