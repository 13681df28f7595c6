import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { replaceInDocument } from './replace-in-document'

const text = (name: string, more: object = {}) =>
  ({ name, type: 'text', ...more }) as FlattenedField
const localized = { localized: true }

const fields = [
  text('title', localized),
  text('slug'),
  { name: 'body', type: 'richText', localized: true },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [{ slug: 'quote', flattenedFields: [text('line', localized), text('anchor')] }],
  },
  { name: 'note', type: 'group', fields: [], flattenedFields: [text('text', localized)] },
] as unknown as FlattenedField[]

const body = (...words: string[]) => ({
  root: {
    children: words.map((own) => ({ type: 'paragraph', children: [{ type: 'text', text: own }] })),
  },
})

const data = {
  title: 'An old title',
  slug: 'old',
  body: body('Nothing.', 'The old way.'),
  blocks: [
    { id: 'r1', blockType: 'quote', line: 'old and old', anchor: 'old' },
    { id: 'r2', blockType: 'quote', line: 'new', anchor: 'x' },
  ],
  note: { text: 'Older' },
}

const wanted = { text: 'old', isExact: false, isWholeWords: true }

it('replaces words in translated fields and returns only what changes', () => {
  const { data: changed, replacements } = replaceInDocument(fields, data, {
    wanted,
    by: 'new',
    places: null,
  })
  expect(changed).toEqual({
    title: 'An new title',
    body: body('Nothing.', 'The new way.'),
    blocks: [{ ...data.blocks[0], line: 'new and new' }, data.blocks[1]],
  })
  expect(replacements.map(({ place, before, after }) => [place, before, after])).toEqual([
    ['title', 'An old title', 'An new title'],
    ['body#1', 'The old way.', 'The new way.'],
    ['blocks/r1/line', 'old and old', 'new and new'],
  ])
})

it('replaces in the chosen places only', () => {
  const places = new Set(['body#1', 'nowhere'])
  const { data: changed } = replaceInDocument(fields, data, { wanted, by: '', places })
  expect(changed).toEqual({ body: body('Nothing.', 'The  way.') })
})

it('changes nothing without a match', () => {
  const other = { ...wanted, text: 'absent' }
  expect(replaceInDocument(fields, data, { wanted: other, by: 'x', places: null })).toEqual({
    data: {},
    replacements: [],
  })
})
