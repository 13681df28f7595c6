import { isBlank } from '@studio/shared/plain-signs'
import { rowsOf, type Values, valuesOf } from '../../platform/fields/walk'

/**
 * The text of a value without its formatting. Lines of a rich text are separated by line breaks.
 * Several spaces become one, because they do not matter for translations.
 */
export function plainTextOf(value: unknown): string {
  const lines = typeof value === 'string' ? value.split('\n') : linesOf(valuesOf(value).root)
  return lines
    .map((line) => line.normalize().replaceAll(/\s+/g, ' ').trim())
    .filter((line) => !isBlank(line))
    .join('\n')
}

const LINE_NODES = ['paragraph', 'heading', 'quote', 'listitem']

/** The lines of a Lexical node. The items of nested lists are separate lines. */
function linesOf(value: unknown): string[] {
  const node = valuesOf(value)
  const children = rowsOf(node.children)
  if (!LINE_NODES.some((type) => type === node.type)) return children.flatMap(linesOf)
  const isBlock = ({ type }: Values) => type === 'list'
  const inline = children.filter((child) => !isBlock(child)).map(inlineText)
  return [...inline.join('').split('\n'), ...children.filter(isBlock).flatMap(linesOf)]
}

function inlineText(node: Values): string {
  if (typeof node.text === 'string') return node.text
  if (node.type === 'linebreak') return '\n'
  if (node.type === 'tab') return ' '
  if (node.type === 'inlineBlock') return priceText(valuesOf(node.fields))
  return rowsOf(node.children).map(inlineText).join('')
}

/** A price is part of its sentence, because another price changes the meaning of the sentence. */
function priceText({ priceGroup, priceItem }: Values): string {
  const group = valuesOf(priceGroup).id ?? priceGroup
  return `[price ${String(group)}/${String(priceItem)}]`
}
