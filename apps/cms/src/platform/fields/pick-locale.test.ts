import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { pickLocale } from './pick-locale'

const heading = { name: 'heading', type: 'text', localized: true }
const fields = [
  { name: 'title', type: 'text', localized: true },
  { name: 'slug', type: 'text' },
  { name: 'seo', type: 'group', flattenedFields: [heading] },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [{ slug: 'hero', fields: [], flattenedFields: [heading] }],
  },
] as unknown as FlattenedField[]

it('one language is picked from groups and blocks, and texts that are missing stay empty', () => {
  const all = {
    id: 1,
    title: { en: 'Car', de: 'Auto' },
    slug: 'car',
    seo: { heading: { en: 'Red' } },
    blocks: [{ id: 'a', blockType: 'hero', heading: { en: 'Hi', de: 'Hallo' } }],
  }
  expect(pickLocale(fields, all, 'de')).toEqual({
    id: 1,
    title: 'Auto',
    slug: 'car',
    seo: { heading: undefined },
    blocks: [{ id: 'a', blockType: 'hero', heading: 'Hallo' }],
  })
  expect(pickLocale(fields, { id: 1, blocks: null }, 'en')).toEqual({ id: 1, blocks: null })
})
