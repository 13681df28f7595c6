import { expect, it } from 'vitest'
import { headingOf } from './heading-of'

it.each([
  [{ heading: 'Prices', title: 'No' }, 'Prices'],
  [{ heading: ' ', title: 'Cars on a causeway' }, 'Cars on a causeway'],
  [{ heading: { en: 'Prices' }, text: 'Words' }, 'Words'],
  [{ heading: null }, ''],
  [undefined, ''],
])('%j is called %j', (block, expected) => {
  expect(headingOf(block)).toBe(expected)
})
