import { LOCALES } from '@studio/shared/locales'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isObject, localize, type Json } from './localize'

const title = { en: 'Title', ar: 'عنوان', de: 'Titel' }

/** The ids of all rows, in their order. */
function idsIn(value: Json): Json[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (!isObject(value)) return []
  return [...(value.id === undefined ? [] : [value.id]), ...Object.values(value).flatMap(idsIn)]
}

describe('localize', () => {
  it.each(LOCALES)('selects the language of %s at any depth', (locale) => {
    const entry = { title, steps: [{ title, actions: [{ label: title }] }], seo: { title } }
    expect(localize(entry, locale, 'pages:home')).toMatchObject({
      title: title[locale],
      steps: [{ title: title[locale], actions: [{ label: title[locale] }] }],
      seo: { title: title[locale] },
    })
  })

  it('leaves values without languages unchanged', () => {
    const entry = {
      slug: 'faq',
      position: 3,
      isHidden: false,
      media: null,
      countries: ['us', 'uk'],
    }
    expect(localize(entry, 'de', 'pages:faq')).toEqual(entry)
  })

  it('does not treat objects with missing or additional languages as texts', () => {
    const partial = { en: 'Title', ar: 'عنوان' }
    const more = { ...title, es: 'Título' }
    expect(localize({ partial, more }, 'en', '')).toEqual({ partial, more })
  })

  it('converts a list of texts to a list of strings', () => {
    expect(localize([title, 'plain'], 'de', '')).toEqual(['Titel', 'plain'])
  })
})

describe('the ids of rows', () => {
  const json = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constant(title),
      fc.string(),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('rows', 'cells', 'text'), tie('value')),
    ),
  })).value

  it('are the same in every language', () => {
    fc.assert(
      fc.property(json, (value) => {
        const [en, ...others] = LOCALES.map((locale) => idsIn(localize(value, locale, 'pages:a')))
        for (const other of others) expect(other).toEqual(en)
      }),
    )
  })

  it("are deterministic, and have Payload's format", () => {
    fc.assert(
      fc.property(json, (value) => {
        const ids = idsIn(localize(value, 'en', 'pages:a'))
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/)
      }),
    )
  })

  it('differ between lists', () => {
    const ids = idsIn(
      localize({ rows: [{}], cells: [{}], text: [{ rows: [{}] }] }, 'en', 'pages:a'),
    )
    expect(new Set(ids).size).toBe(4)
  })

  it('differ between documents, and are kept where the seed gives them', () => {
    const rows = { rows: [{ text: 'one' }] }
    expect(localize(rows, 'en', 'pages:a')).not.toEqual(localize(rows, 'en', 'pages:b'))
    expect(localize({ rows: [{ id: 'own' }] }, 'en', 'pages:a')).toEqual({ rows: [{ id: 'own' }] })
  })
})
