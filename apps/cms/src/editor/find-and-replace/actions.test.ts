import { expect, it } from 'vitest'
import { pricePercent, priceSubject, saysHref } from './actions'

it.each([
  ['raise 2D by 5 %', '2d'],
  ['Raise 2D animatics by 5%', '2d animatics'],
  ['lower the studio prices', 'the studio'],
  ['change podcasts', 'podcasts'],
  ['erhöhe 2D um 5 %', '2d'],
  ['2D Animatics um 5 % erhöhen', '2d animatics'],
  ['Preise Podcasts senken', 'podcasts'],
  ['ارفع أسعار 2D بنسبة 5%', '2d'],
  ['raise', null],
  ['erhöhen', null],
  ['2D animatics', null],
  ['praise 2D', null],
])('the subject of “%s” is %s', (query, subject) => {
  expect(priceSubject(query)).toBe(subject)
})

it('the address of the list contains any text', () => {
  expect(saysHref('50 % & more?')).toBe('/admin/says?text=50%20%25%20%26%20more%3F')
})

it.each([
  ['raise 2D by 5 %', 5],
  ['lower 2D by 7.5%', -7.5],
  ['2D um 7,5 % senken', -7.5],
  ['erhöhe 2D um 12 %', 12],
  ['اخفض أسعار 2D بنسبة ٥٪', -5],
  ['raise 2D by 5', null],
  ['raise 2D', null],
])('the percent of “%s” is %s', (query, percent) => {
  expect(pricePercent(query)).toBe(percent)
})
