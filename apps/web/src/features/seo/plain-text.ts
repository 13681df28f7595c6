import type { Inline, RichText } from '@studio/shared/contracts/rich-text'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { figureInSentence } from '@/components/price/figure-text'

/** Whose prices, and the language of the words. */
export interface Reader {
  country: Country
  locale: Locale
}

/** Rich text as one line, word for word as the page shows it. */
export function plainText(content: RichText, reader: Reader): string {
  return content
    .flatMap((node) => (node.type === 'list' ? node.items : [node.children]))
    .map((inlines) => inlines.map((inline) => inlineText(inline, reader)).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** One piece of it as words. */
export function inlineText(inline: Inline, reader: Reader): string {
  switch (inline.type) {
    case 'text':
      return inline.text
    case 'break':
      return ' '
    case 'price':
      return figureInSentence(inline.figure, reader.country, reader.locale)
    case 'link':
      return inline.children.map((child) => inlineText(child, reader)).join('')
  }
}
