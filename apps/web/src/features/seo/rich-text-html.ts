import type { Inline, RichText } from '@studio/shared/contracts/rich-text'
import { escapeMarkup } from './escape-markup'
import { inlineText, type Reader } from './plain-text'

type Node = RichText[number]

/** Rich text as the plain HTML that job searches take: its structure, without links. */
export function richTextHtml(content: RichText, reader: Reader): string {
  const words = (inlines: Inline[]) =>
    escapeMarkup(inlines.map((inline) => inlineText(inline, reader)).join(''))
  return content.map((node) => nodeHtml(node, words)).join('')
}

function nodeHtml(node: Node, words: (inlines: Inline[]) => string): string {
  switch (node.type) {
    case 'list': {
      const tag = node.isOrdered ? 'ol' : 'ul'
      return `<${tag}>${node.items.map((item) => `<li>${words(item)}</li>`).join('')}</${tag}>`
    }
    case 'heading':
      return `<h${node.level}>${words(node.children)}</h${node.level}>`
    case 'paragraph':
    case 'quote':
      return `<p>${words(node.children)}</p>`
  }
}
