import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { textsOfDocument } from './texts-of-document'

const text = (name: string, more: object = {}) =>
  ({ name, type: 'text', ...more }) as FlattenedField
const localized = { localized: true }

const fields = [
  text('title', localized),
  text('slug', { label: 'Path' }),
  text('seedKey'),
  text('secret', { access: { read: () => false } }),
  text('internal', { admin: { hidden: true } }),
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [
      {
        slug: 'quote',
        flattenedFields: [
          text('line', localized),
          { name: 'body', type: 'richText', localized: true } as FlattenedField,
        ],
      },
    ],
  },
  { name: 'facts', type: 'array', flattenedFields: [text('name', localized)] },
  { name: 'note', type: 'group', fields: [], flattenedFields: [text('text')] },
] as unknown as FlattenedField[]

it('lists every text with its place, label and language', () => {
  const body = {
    root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'B' }] }] },
  }
  const found = textsOfDocument(fields, {
    title: { en: 'Title', de: 'Titel', ar: '' },
    slug: 'path',
    seedKey: 'x',
    secret: 'x',
    internal: 'x',
    blocks: [{ id: 'r1', blockType: 'quote', line: { en: 'Line' }, body: { de: body } }],
    facts: [{ id: 'r2', name: { en: 'Fact' } }],
    note: { text: 'Note' },
  })
  expect(found.map(({ place, label, locale, text: own }) => [place, label, locale, own])).toEqual([
    ['title', 'Title', 'en', 'Title'],
    ['title', 'Title', 'de', 'Titel'],
    ['slug', 'Path', null, 'path'],
    ['blocks/r1/line', 'Quote 1: Line', 'en', 'Line'],
    ['blocks/r1/body#0', 'Quote 1: Body', 'de', 'B'],
    ['facts/r2/name', 'Facts 1: Name', 'en', 'Fact'],
    ['note/text', 'Text', null, 'Note'],
  ])
})
