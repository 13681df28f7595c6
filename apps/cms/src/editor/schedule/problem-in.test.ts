import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { problemIn, titleIn } from './problem-in'
import type { ItemAction, Problem } from './types'

const text = (name: string, own: { en: string; de: string; ar: string }) => ({
  name,
  type: 'text',
  label: own,
  localized: true,
})

const priceGroups = {
  config: {
    labels: { singular: { en: 'Price list', de: 'Preisliste', ar: 'قائمة أسعار' } },
    fields: [],
    flattenedFields: [
      {
        name: 'items',
        type: 'array',
        label: { en: 'Prices', de: 'Preise', ar: 'الأسعار' },
        flattenedFields: [text('label', { en: 'Name', de: 'Name', ar: 'الاسم' })],
      },
    ],
  },
}

const reqIn = (language: string) =>
  ({
    i18n: { language },
    payload: {
      collections: { 'price-groups': priceGroups },
      config: {
        globals: [
          {
            slug: 'menus',
            label: { en: 'Header and footer', de: 'Kopf- und Fußbereich', ar: 'الترويسة والتذييل' },
          },
        ],
      },
    },
  }) as unknown as PayloadRequest

const detailIn = (
  language: string,
  code: Problem['code'],
  detail: string,
  action: ItemAction = 'publish',
) => {
  const item = { collection: 'price-groups', document: 1, action }
  return problemIn(reqIn(language), item, { code, details: [detail] }).details[0]
}

describe('a stored problem in the language of its reader', () => {
  it('shows a finding of the checks in the words of the reader', () => {
    const detail = JSON.stringify({ en: 'English, Link: gone', de: 'Englisch, Link: weg' })
    expect(detailIn('de', 'refusedByChecks', detail)).toBe('Englisch, Link: weg')
    expect(detailIn('ar', 'refusedByChecks', detail)).toBe('English, Link: gone')
  })

  it.each([
    ['en', 'English: Mira Klein', 'All languages: the system'],
    ['de', 'Englisch: Mira Klein', 'Alle Sprachen: das System'],
    ['ar', 'الإنجليزية: Mira Klein', 'كل اللغات: النظام'],
  ])('names in %s who has edited what', (language, mira, system) => {
    expect(detailIn(language, 'editedSince', 'English: Mira Klein')).toBe(mira)
    expect(detailIn(language, 'editedSince', 'All languages: the system')).toBe(system)
  })

  it.each([
    ['en', 'Prices › Storyboard › Name › German'],
    ['de', 'Preise › Storyboard › Name › Deutsch'],
    ['ar', 'الأسعار › Storyboard › الاسم › الألمانية'],
  ])('names in %s a place that was changed', (language, place) => {
    const stored = 'items › Storyboard › label › de'
    expect(detailIn(language, 'editedSince', stored, 'change')).toBe(place)
  })

  it('names places and messages of Payload and of the validations', () => {
    const required = 'Blocks > Block 1 (Hero) > Title: This field is required.'
    expect(detailIn('en', 'invalid', required)).toBe(required)
    expect(detailIn('de', 'invalid', required)).toMatch(
      /^Blöcke > Block 1 \(.+\) > Titel: .*Pflicht/,
    )
    const taken = 'Path: A page has this path already. Choose another one.'
    expect(detailIn('de', 'invalid', taken)).not.toMatch(/A page|Path/)
    expect(detailIn('ar', 'invalid', taken)).not.toMatch(/[a-z]/i)
    expect(detailIn('ar', 'missingWords', 'Deutsch: Steps (2) › Heading')).not.toMatch(/[a-z]/i)
  })

  it('names documents without a title, and the menus', () => {
    expect(detailIn('de', 'brokenLinks', 'price-groups 12')).toBe('Preisliste 12')
    expect(detailIn('de', 'brokenLinks', 'Our prices 12')).toBe('Our prices 12')
    const menus = { collection: 'menus', document: 0 }
    expect(titleIn(reqIn('de'), menus, 'Header and footer')).toBe('Kopf- und Fußbereich')
  })
})
