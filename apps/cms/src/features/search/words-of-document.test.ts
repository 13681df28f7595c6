import { flattenAllFields, type Field } from 'payload'
import { expect, it } from 'vitest'
import { wordsOfDocument } from './words-of-document'

const text = (name: string, localized = true): Field => ({ name, type: 'text', localized })
const fields: Field[] = [
  text('title'),
  text('slug', false),
  { type: 'row', fields: [{ name: 'body', type: 'richText', localized: true }] },
  { name: 'actions', type: 'array', fields: [text('label')] },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [{ slug: 'steps', fields: [{ name: 'steps', type: 'array', fields: [text('name')] }] }],
  },
]

const paragraph = (...words: string[]) => ({
  type: 'paragraph',
  children: words.map((word) => ({ type: 'text', text: word })),
})

it('returns the translated texts of a document in their order', () => {
  const document = {
    title: 'Title',
    slug: 'a-slug',
    body: {
      root: { type: 'root', children: [paragraph('One', 'two'), { type: 'linebreak' }, null] },
    },
    actions: [{ label: 'Press here' }],
    blocks: [
      { blockType: 'steps', steps: [{ name: 'First' }, { name: 'Second' }, { name: null }] },
      { blockType: 'gone', steps: [{ name: 'Gone' }] },
    ],
  }
  const words = ['Title', 'One', 'two', 'First', 'Second']
  expect(wordsOfDocument(flattenAllFields({ fields }), document)).toEqual(words)
})

it('returns nothing for an empty document', () => {
  expect(wordsOfDocument(flattenAllFields({ fields }), { body: null, blocks: null })).toEqual([])
})
