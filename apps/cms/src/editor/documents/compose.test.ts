import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { withLanguages } from './compose'

const text = (name: string, localized = false) =>
  ({ name, type: 'text', localized }) as unknown as FlattenedField

const FIELDS = [
  text('title', true),
  text('slug'),
  { name: 'readyLocales', type: 'select', hasMany: true, options: [] },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [{ slug: 'hero', flattenedFields: [text('headline', true), text('picture')] }],
  },
] as unknown as FlattenedField[]

const page = (words: string, ready: string[], more: object = {}) => ({
  title: { en: `${words} en`, de: `${words} de`, ar: `${words} ar` },
  slug: words,
  readyLocales: ready,
  blocks: [
    {
      id: 'b1',
      blockType: 'hero',
      headline: { en: `${words} en`, de: `${words} de` },
      picture: words,
    },
  ],
  ...more,
})

describe('publishing English alone', () => {
  const composed = withLanguages(
    FIELDS,
    page('old', ['en', 'de']),
    page('new', ['en', 'de', 'ar']),
    ['en'],
  )

  it('takes what languages share, and the English texts', () => {
    expect(composed).toMatchObject({ slug: 'new', blocks: [{ picture: 'new' }] })
    expect(composed.title).toEqual({ en: 'new en', de: 'old de', ar: 'old ar' })
    expect(composed).toMatchObject({ blocks: [{ headline: { en: 'new en', de: 'old de' } }] })
  })

  it('makes no other language readable', () => {
    expect(composed.readyLocales).toEqual(['en', 'de'])
  })
})

it('makes a language readable that is published', () => {
  const composed = withLanguages(FIELDS, page('old', ['en']), page('new', ['en']), ['de'])
  expect(composed.readyLocales).toEqual(['en', 'de'])
})

it('takes a language away that the newer version does not have any more', () => {
  const composed = withLanguages(FIELDS, page('old', ['en', 'de']), page('new', ['en']), ['en'])
  expect(composed.readyLocales).toEqual(['en'])
})

it('publishes a new document with the texts of the chosen languages only', () => {
  const composed = withLanguages(FIELDS, null, page('new', ['en', 'de']), ['de'])
  expect(composed).toMatchObject({ title: { de: 'new de' }, readyLocales: ['de'] })
  expect(composed.title).not.toHaveProperty('en')
})

it('leaves the texts of another kind of block with the same id', () => {
  const other = page('old', ['en'], {
    blocks: [{ id: 'b1', blockType: 'quote', headline: { de: 'other' } }],
  })
  const composed = withLanguages(FIELDS, other, page('new', ['en']), ['en'])
  expect(composed).toMatchObject({ blocks: [{ headline: { en: 'new en' } }] })
  expect(JSON.stringify(composed)).not.toContain('other')
})
