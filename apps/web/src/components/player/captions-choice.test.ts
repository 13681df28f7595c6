import { LOCALES, type Locale } from '@studio/shared/locales'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choose, isChoice, trackFor } from './captions-choice'

const tracksIn = (...locales: Locale[]) =>
  locales.map((locale) => ({ locale, src: `${locale}.vtt` }))
const locale = fc.constantFrom(...LOCALES)
const language = fc.option(locale)

describe('the captions of a film', () => {
  it.each([
    { choice: null, page: 'de', tracks: ['en', 'ar', 'de'], shown: 'de' },
    { choice: 'ar', page: 'de', tracks: ['en', 'ar', 'de'], shown: 'ar' },
    { choice: 'ar', page: 'de', tracks: ['en', 'de'], shown: 'de' },
    { choice: 'de', page: 'ar', tracks: ['en'], shown: 'en' },
    { choice: null, page: 'en', tracks: ['ar'], shown: 'ar' },
    { choice: null, page: 'en', tracks: [], shown: undefined },
  ] as const)('are $shown on a page in $page if $choice is chosen of $tracks', (row) => {
    const choice = { isOn: true, language: row.choice }
    expect(trackFor(tracksIn(...row.tracks), choice, row.page)?.locale).toBe(row.shown)
  })

  it('are not shown if they are switched off', () => {
    fc.assert(
      fc.property(language, locale, (chosen, page) => {
        const choice = { isOn: false, language: chosen }
        expect(trackFor(tracksIn(...LOCALES), choice, page)).toBeNull()
      }),
    )
  })

  it('are in the picked language, and again after they were switched off and on', () => {
    fc.assert(
      fc.property(language, locale, locale, (earlier, page, picked) => {
        const chosen = choose(picked, { isOn: false, language: earlier }, page)
        expect(trackFor(tracksIn(...LOCALES), chosen, page)?.locale).toBe(picked)
        const off = choose(null, chosen, page)
        expect(trackFor(tracksIn(...LOCALES), { ...off, isOn: true }, page)?.locale).toBe(picked)
      }),
    )
  })

  it('follow the language of the next page if they were picked in the language of this one', () => {
    fc.assert(
      fc.property(locale, locale, (page, next) => {
        const chosen = choose(page, { isOn: false, language: 'ar' }, page)
        expect(trackFor(tracksIn(...LOCALES), chosen, next)?.locale).toBe(next)
      }),
    )
  })

  it.each([
    [{ isOn: true, language: 'de' }, true],
    [{ isOn: false, language: null }, true],
    [{ isOn: true, language: 'fr' }, false],
    [{ isOn: 'yes', language: null }, false],
    [{ language: 'de' }, false],
    [null, false],
    ['de', false],
  ])('of an earlier visit, %j, are taken over: %s', (stored, expected) => {
    expect(isChoice(stored)).toBe(expected)
  })
})
