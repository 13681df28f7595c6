import { expect, it } from 'vitest'
import { countLinks } from './count-links'

it.each([
  ['See https://a.example and www.b.example', 2],
  ['<a href="https://c.example">c</a> [url=x]', 3],
  ['Our budget is 4.500, the spot runs 30s.', 0],
])('counts the links in “%s”', (text, count) => {
  expect(countLinks(text)).toBe(count)
})
