import { expect, it } from 'vitest'
import { repeatsFrom } from './says-from'

it.each([
  'A spot costs from ',
  'From ',
  'A spot starts at',
  'A spot starts at: ',
  'Animatics ab ',
  'Preise von ',
  'الأسعار تبدأ من ',
  'ابتداءً من ',
])('after “%s” a “from” is one too many', (before) => {
  expect(repeatsFrom(before)).toBe(true)
})

it.each([
  '',
  'A spot costs ',
  // After these words, the site leaves out its “from”.
  'A spot starts at ',
  'Spots, starting at ',
  'A lab ',
  'Herab ',
  'It comes from Berlin and costs ',
  'ثمن ',
])('after “%s” it is not', (before) => {
  expect(repeatsFrom(before)).toBe(false)
})
