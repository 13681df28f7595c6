import { flattenAllFields, type Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { mapFields, partsOf, rowsOf, valuesOf } from './walk'

const text = (name: string): Field => ({ name, type: 'text' })
const FIELDS: Field[] = [
  text('title'),
  {
    type: 'tabs',
    tabs: [
      { label: 'A', fields: [{ type: 'row', fields: [text('inTab')] }] },
      { name: 'named', fields: [{ type: 'collapsible', label: 'B', fields: [text('inNamed')] }] },
    ],
  },
  { name: 'group', type: 'group', fields: [text('inGroup')] },
  { name: 'rows', type: 'array', fields: [text('inRow')] },
  { name: 'blocks', type: 'blocks', blocks: [{ slug: 'quote', fields: [text('inBlock')] }] },
]

const DOCUMENT = {
  title: 'title',
  inTab: 'tab',
  named: { inNamed: 'named' },
  group: { inGroup: 'group' },
  rows: [{ inRow: 'first' }, { inRow: 'second' }],
  blocks: [
    { blockType: 'gone', inBlock: 'gone' },
    { blockType: 'quote', inBlock: 'quote' },
  ],
}

const EVERYTHING = ['title', 'tab', 'named', 'group', 'first', 'second', 'quote']

function valuesIn(fields: Field[], values: object): unknown[] {
  return fields.flatMap((field) => {
    const parts = partsOf(field, { ...values })
    if (parts) return parts.flatMap((part) => valuesIn(part.fields, part.values))
    return 'name' in field && field.name ? [valuesOf(values)[field.name]] : []
  })
}

describe('partsOf', () => {
  it('leads to every value of a document, with declared and with flattened fields', () => {
    expect(valuesIn(FIELDS, DOCUMENT)).toEqual(EVERYTHING)
    expect(valuesIn(flattenAllFields({ fields: FIELDS }) as Field[], DOCUMENT)).toEqual(EVERYTHING)
  })

  it('keeps the position of a row beside one of an unknown block', () => {
    const blocks = FIELDS.find((field) => field.type === 'blocks') ?? text('none')
    expect(partsOf(blocks, DOCUMENT)).toMatchObject([
      { name: 'blocks', index: 1, block: { slug: 'quote' }, values: { inBlock: 'quote' } },
    ])
  })

  it('gives a group without values an empty object, and a list without values no part', () => {
    const [, , group, rows] = FIELDS
    expect(group && partsOf(group, {})).toMatchObject([{ name: 'group', values: {} }])
    expect(rows && partsOf(rows, { rows: null })).toEqual([])
  })
})

describe('mapFields', () => {
  const seen = (fields: Field[]): string[] =>
    JSON.stringify(fields)
      .split('"')
      .filter((word) => word.startsWith('seen '))

  const mark = (field: Field): Field => ({ ...field, label: `seen ${'name' in field}` }) as Field

  it('replaces every field that holds a value', () => {
    expect(seen(mapFields(FIELDS, mark))).toHaveLength(6)
  })

  it('leaves fields that are kept as they are, with everything inside', () => {
    const isKept = ({ type }: Field) => type === 'tabs' || type === 'blocks'
    expect(seen(mapFields(FIELDS, mark, isKept))).toHaveLength(3)
  })
})

it.each([null, 'text', 5, [1]])('valuesOf gives an empty object for %j', (value) => {
  expect(valuesOf(value)).toEqual({})
})

it.each([null, 'text', { 0: 1 }])('rowsOf gives no rows for %j', (value) => {
  expect(rowsOf(value)).toEqual([])
})
