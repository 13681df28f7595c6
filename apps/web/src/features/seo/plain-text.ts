import type { Inline, RichText } from '@studio/shared/contracts/rich-text'
import { figureParts } from '@/components/price/figure-parts'

/** Rich text as one line; prices as bare amounts. */
export function plainText(content: RichText, format: string): string {
  return content
    .flatMap((node) => (node.type === 'list' ? node.items : [node.children]))
    .map((inlines) => inlines.map((inline) => inlineText(inline, format)).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** One piece of it as words. */
export function inlineText(inline: Inline, format: string): string {
  switch (inline.type) {
    case 'text':
      return inline.text
    case 'break':
      return ' '
    case 'price':
      return figureParts(inline.figure, format).values.value
    case 'link':
      return inline.children.map((child) => inlineText(child, format)).join('')
  }
}
