import type { FlattenedField } from 'payload'
import { expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})
const { shapeProblems } = await import('./refuse-wrong-shapes')

const text = { type: 'text', name: 'title', localized: true }
const FIELDS = [
  text,
  { type: 'text', name: 'tags', hasMany: true },
  { type: 'date', name: 'day' },
  { type: 'select', name: 'roles', hasMany: true },
  { type: 'checkbox', name: 'isOpen' },
  { type: 'relationship', name: 'page', relationTo: 'pages' },
  { type: 'relationship', name: 'pages', relationTo: 'pages', hasMany: true },
  { type: 'relationship', name: 'target', relationTo: ['pages', 'posts'] },
  { type: 'richText', name: 'body' },
  { type: 'json', name: 'edits' },
  { type: 'group', name: 'meta', flattenedFields: [text] },
  { type: 'array', name: 'rows', flattenedFields: [text] },
  { type: 'blocks', name: 'blocks', blocks: [{ slug: 'quote', flattenedFields: [text] }] },
] as FlattenedField[]

const pathsOf = (values: Record<string, unknown>, inAll = false) =>
  shapeProblems(FIELDS, values, inAll).map(({ path }) => path)

it.each([
  { title: { a: 'x' } },
  { title: ['x'] },
  { title: 5 },
  { tags: 'x' },
  { tags: ['x', 5] },
  { day: {} },
  { roles: [1] },
  { isOpen: 'x' },
  { page: true },
  { page: {} },
  { pages: 'x' },
  { pages: [true] },
  { target: 5 },
  { body: 'x' },
  { body: {} },
  { meta: [] },
  { meta: null },
  { rows: 'x' },
  { rows: [1] },
  { blocks: { a: 1 } },
  { 'title.en': 'x' },
])('%j does not have the shape of its field', (values) => {
  expect(pathsOf(values)).toEqual(Object.keys(values))
})

it('names the place of a value in groups, rows and blocks', () => {
  const blocks = [{ blockType: 'quote', title: [] }]
  expect(pathsOf({ meta: { title: 5 }, rows: [{}, { title: {} }], blocks })).toEqual([
    'meta.title',
    'rows.1.title',
    'blocks.0.title',
  ])
})

it('accepts what the forms and the calls of the admin send', () => {
  expect(
    pathsOf({
      title: null,
      tags: [],
      day: '2026-01-01T00:00:00.000Z',
      roles: ['admin'],
      isOpen: false,
      page: { id: 5, title: 'A document' },
      pages: [1, '2'],
      target: { relationTo: 'pages', value: 7 },
      body: { root: { children: [] } },
      edits: [1],
      meta: {},
      rows: 0,
      other: 5,
    }),
  ).toEqual([])
})

it('a text in all languages has a text for each', () => {
  expect(pathsOf({ title: { en: 'a', de: 'b' } }, true)).toEqual([])
  expect(pathsOf({ title: { en: ['a'] } }, true)).toEqual(['title'])
})

it('rows that are null become an empty list, which hooks can read', () => {
  const values = { rows: null, blocks: [{ blockType: 'quote', title: 'x' }] }
  expect(pathsOf(values)).toEqual([])
  expect(values.rows).toEqual([])
})

it('a block that the field does not offer is refused', () => {
  const blocks = [{ blockType: 'quote', title: 'x' }, { blockType: 'unknown' }, { title: 'x' }]
  expect(pathsOf({ blocks })).toEqual(['blocks.1.blockType', 'blocks.2.blockType'])
})
