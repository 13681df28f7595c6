import { expect, it } from 'vitest'
import { checkCitySlug } from './cities'

const data = { cities: [{ slug: 'miami' }, { slug: 'london' }, { slug: 'london' }] }

it.each(['miami', 'new-york', 'paris-2'])('%s can be a city’s address', (slug) => {
  expect(checkCitySlug(slug, { data })).toBe(true)
})

it.each([
  ['', 'small letters'],
  ['New York', 'small letters'],
  ['miami/beach', 'small letters'],
  ['-miami', 'small letters'],
  ['new--york', 'small letters'],
  [null, 'small letters'],
  ['london', 'Another city'],
])('%j cannot: %s', (slug, reason) => {
  expect(checkCitySlug(slug, { data })).toContain(reason)
})
