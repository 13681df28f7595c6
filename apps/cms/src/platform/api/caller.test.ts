import { expect, it } from 'vitest'
import { localeOf } from './caller'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ar', 'ar'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr-FR, ar;q=0.3', 'ar'],
  ['en;q=0.2, de;q=0.9', 'de'],
  ['de;q=0, ar;q=0.1', 'ar'],
  ['fr', 'en'],
  ['*', 'en'],
  ['"><script>;;;,,q=9', 'en'],
])('the header %j selects %s', (header, locale) => {
  expect(localeOf(new Headers(header === undefined ? {} : { 'accept-language': header }))).toBe(
    locale,
  )
})
