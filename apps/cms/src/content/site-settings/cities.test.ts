import { expect, it } from 'vitest'
import { checkCitySlug } from './cities'

const data = { cities: [{ slug: 'miami' }, { slug: 'london' }, { slug: 'london' }] }

it.each(['miami', 'new-york', 'paris-2'])('the city path %s is valid', (slug) => {
  expect(checkCitySlug(slug, { data })).toBe(true)
})

it.each([
  ['', 'lowercase letters'],
  ['New York', 'lowercase letters'],
  ['miami/beach', 'lowercase letters'],
  ['-miami', 'lowercase letters'],
  ['new--york', 'lowercase letters'],
  [null, 'lowercase letters'],
  ['london', 'Another city'],
])('the city path %j is invalid: %s', (slug, reason) => {
  expect(checkCitySlug(slug, { data })).toContain(reason)
})
