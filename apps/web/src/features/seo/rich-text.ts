import { figureInSentence } from '@/components/price/figure-text'
import type { Inline, List, RichText } from '@studio/shared/contracts/rich-text'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Control characters that XML forbids. Editors may paste them. */
// oxlint-disable-next-line no-control-regex -- exactly these
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/** Escapes text for elements and attributes of HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}

/** A reader's country determines the prices, the language the texts. */
export interface Reader {
  country: Country
  locale: Locale
}

/** Converts rich text to one line with the words that the page shows. */
export function plainText(content: RichText, reader: Reader): string {
  return content
    .flatMap((node) => (node.type === 'list' ? wordsOfItems(node) : [node.children]))
    .map((inlines) => inlines.map((inline) => inlineText(inline, reader)).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function wordsOfItems({ items }: List): Inline[][] {
  return items.flatMap(({ children, lists }) => [children, ...lists.flatMap(wordsOfItems)])
}

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

type Node = RichText[number]

/**
 * Converts rich text to simple HTML for job search engines. It keeps the structure and leaves links
 * out.
 */
export function richTextHtml(content: RichText, reader: Reader): string {
  const words = (inlines: Inline[]) =>
    escapeMarkup(inlines.map((inline) => inlineText(inline, reader)).join(''))
  return content.map((node) => nodeHtml(node, words)).join('')
}

function nodeHtml(node: Node, words: (inlines: Inline[]) => string): string {
  switch (node.type) {
    case 'list': {
      const tag = node.isOrdered ? 'ol' : 'ul'
      const items = node.items.map(
        ({ children, lists }) =>
          `<li>${words(children)}${lists.map((list) => nodeHtml(list, words)).join('')}</li>`,
      )
      return `<${tag}>${items.join('')}</${tag}>`
    }
    case 'heading':
      return `<h${node.level}>${words(node.children)}</h${node.level}>`
    case 'paragraph':
    case 'quote':
      return `<p>${words(node.children)}</p>`
  }
}
