import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { changeLines } from './differences'
import { compareDocuments } from './compare-documents'

const text = (name: string, localized = false) => ({ name, type: 'text', localized })

/** A reduced copy of the sanitized fields of a page. */
const FIELDS = [
  text('id'),
  text('edits'),
  text('title', true),
  { ...text('slug'), label: 'Path' },
  { name: 'showBreadcrumbs', type: 'checkbox' },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [
      {
        slug: 'hero',
        labels: { singular: 'Hero', plural: 'Heroes' },
        flattenedFields: [
          text('id'),
          text('title', true),
          { ...text('emphasis') },
          {
            name: 'actions',
            label: 'Buttons',
            type: 'array',
            flattenedFields: [text('id'), text('label', true)],
          },
        ],
      },
      { slug: 'richText', flattenedFields: [text('id'), { ...text('body', true) }] },
    ],
  },
  { name: 'seo', type: 'group', label: 'Search', flattenedFields: [text('title', true)] },
] as unknown as FlattenedField[]

const hero = (changes: object = {}) => ({
  id: 'a',
  blockType: 'hero',
  title: { en: 'Hello', de: 'Hallo' },
  actions: [{ id: 'x', label: { en: 'Go' } }],
  ...changes,
})
const words = { id: 'b', blockType: 'richText', body: { en: { root: { children: [1] } } } }

const page = (changes: object = {}) => ({
  id: 1,
  title: { en: 'Home', de: 'Start' },
  slug: 'home',
  blocks: [hero(), words],
  ...changes,
})

const lines = (changes: object) =>
  changeLines(compareDocuments(FIELDS, page(), page(changes), 'all'))

describe('two versions of a page', () => {
  it.each<[string, object, string[]]>([
    ['nothing', {}, []],
    ['who saved', { edits: { by: 'Mira' }, id: 2 }, []],
    ['empties of another kind', { showBreadcrumbs: false, seo: { title: null } }, []],
    ['words', { title: { en: 'Home!', de: 'Start' } }, ['Title (English)']],
    [
      'words in two languages',
      { title: { en: 'A', ar: 'ب' } },
      ['Title (English, Arabic, German)'],
    ],
    ['what all share', { slug: 'start' }, ['Path']],
    ['a group', { seo: { title: { de: 'x' } } }, ['Search: Title (German)']],
    [
      'within a block',
      { blocks: [hero({ title: { en: 'Hi', de: 'Hallo' } }), words] },
      ['Hero 1: Title (English)'],
    ],
    [
      'within a list of a block',
      { blocks: [hero({ actions: [{ id: 'x', label: { en: 'Start' } }] }), words] },
      ['Hero 1: Buttons 1: Label (English)'],
    ],
    ['a block less', { blocks: [hero()] }, ['Rich text 2 removed']],
    [
      'a block more',
      { blocks: [hero(), words, { id: 'c', blockType: 'richText' }] },
      ['Rich text 3 added'],
    ],
    ['blocks that moved', { blocks: [words, hero()] }, ['Hero 2 moved, from place 1']],
  ])('differ in %s', (_, changes, expected) => {
    expect(lines(changes)).toEqual(expected)
  })
})

it('reads one language of a document as a form receives it', () => {
  const before = { title: 'Start', slug: 'home', blocks: [{ ...hero(), title: 'Hallo' }] }
  const after = { ...before, title: 'Anfang', slug: 'start' }
  expect(compareDocuments(FIELDS, before, after, 'de').map(({ part }) => part)).toEqual([
    'de',
    'shared',
  ])
})
