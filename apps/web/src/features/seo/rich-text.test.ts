import type { Figure } from '@studio/shared/contracts/price'
import type { List, ListItem, RichText } from '@studio/shared/contracts/rich-text'
import { describe, expect, it } from 'vitest'
import { plainText, richTextHtml } from './rich-text'

const text = (words: string) => ({ type: 'text' as const, text: words, marks: [] })
const item = (words: string, ...lists: List[]): ListItem => ({ children: [text(words)], lists })
const list = (...items: ListItem[]): List => ({ type: 'list', isOrdered: false, start: 1, items })
const price = (figure: Figure) => ({ type: 'price' as const, figure })
const spot: Figure = {
  kind: 'money',
  currency: 'USD',
  min: 850_000,
  max: null,
  isFrom: true,
  unit: 'spot15',
}
const percent = (meaning: 'refund' | 'fee' | 'surcharge', min: number): Figure => ({
  kind: 'percent',
  meaning,
  min,
  max: null,
})

it('Rich text becomes one line with its prices', () => {
  const content: RichText = [
    {
      type: 'paragraph',
      children: [
        text('Rush adds '),
        price(percent('surcharge', 25)),
        text('.'),
        { type: 'break' },
        { type: 'link', href: '/pricing', isExternal: false, children: [text('All prices')] },
      ],
    },
    list(item('Voice', list(item('Speech'))), item('Music')),
  ]
  expect(plainText(content, { country: 'us', locale: 'en' })).toBe(
    'Rush adds +25%. All prices Voice Speech Music',
  )
})

it('Lists keep their levels in HTML', () => {
  const content = [list(item('Voice', list(item('Speech'))), item('Music'))]
  expect(richTextHtml(content, { country: 'us', locale: 'en' })).toBe(
    '<ul><li>Voice<ul><li>Speech</li></ul></li><li>Music</li></ul>',
  )
})

describe('A price in rich text has all words of the page', () => {
  it.each([
    ['us', 'en', spot, 'from $8,500'],
    ['gr', 'de', spot, 'ab 8.500 $'],
    ['us', 'ar', spot, 'ابتداءً من $8,500'],
    ['us', 'en', percent('refund', 100), 'full refund'],
    ['us', 'en', percent('fee', 100), 'the full fee'],
    ['us', 'en', { kind: 'onRequest' }, 'on request'],
  ] as const)('The words are right in %s/%s', (country, locale, figure, words) => {
    const line = plainText([{ type: 'paragraph', children: [price(figure)] }], { country, locale })
    // Intl adds hard spaces and direction marks, which are removed for the comparison.
    expect(line.replace(/[\u200e\u200f]/g, '')).toBe(words)
  })
})
