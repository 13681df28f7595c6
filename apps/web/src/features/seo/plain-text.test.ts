import type { RichText } from '@studio/shared/contracts/rich-text'
import { expect, it } from 'vitest'
import { plainText } from './plain-text'

it('reads rich text as one line with its prices', () => {
  const text = (words: string) => ({ type: 'text' as const, text: words, marks: [] })
  const content: RichText = [
    {
      type: 'paragraph',
      children: [
        text('Rush adds '),
        { type: 'price', figure: { kind: 'percent', meaning: 'surcharge', min: 25, max: null } },
        text('.'),
        { type: 'break' },
        { type: 'link', href: '/pricing', isExternal: false, children: [text('All prices')] },
      ],
    },
    { type: 'list', isOrdered: false, items: [[text('Voice')], [text('Music')]] },
  ]
  expect(plainText(content, 'en-US')).toBe('Rush adds 25%. All prices Voice Music')
})
