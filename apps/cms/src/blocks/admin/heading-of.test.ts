import { expect, it } from 'vitest'
import { pageBlocks } from '../index'
import { headingOf, NAMING_FIELDS } from './heading-of'

it.each([
  [{ heading: 'Prices', title: 'No' }, 'Prices'],
  [{ heading: ' ', title: 'Cars on a causeway' }, 'Cars on a causeway'],
  [{ heading: { en: 'Prices' }, text: 'Words' }, 'Words'],
  [{ heading: null }, ''],
  [undefined, ''],
])('%j is called %j', (block, expected) => {
  expect(headingOf(block)).toBe(expected)
})

it.each(pageBlocks)('the block $slug has a field that names its folded row', ({ fields }) => {
  const names = fields.flatMap((field) => ('name' in field ? [field.name] : []))
  expect(names.filter((name) => NAMING_FIELDS.includes(name))).not.toEqual([])
})
