import { expect, it } from 'vitest'
import { placeOnPage } from './place-on-page'

const at = (address: string) => new URL(address, 'https://studio.test')

it.each([
  ['/chatbot#demo', '/chatbot', '#demo'],
  ['/chatbot#demo', '/chatbot?utm_source=x', '#demo'],
  ['/de/chatbot#demo', '/de/chatbot?lang=uk&utm_source=x#demo', '#demo'],
  ['/work?style=2#reel', '/work?style=2', '#reel'],
  ['/work?style=3#reel', '/work?style=2', null],
  ['/chatbot#demo', '/de/chatbot', null],
  ['/chatbot', '/chatbot?utm_source=x', null],
  ['/chatbot#', '/chatbot?utm_source=x', null],
  ['https://elsewhere.test/chatbot#demo', '/chatbot', null],
])('the link %s on the page %s: %s', (link, here, place) => {
  expect(placeOnPage(at(link), at(here))).toBe(place)
})
