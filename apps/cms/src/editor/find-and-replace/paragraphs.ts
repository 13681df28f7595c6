import { rowsOf, type Values, valuesOf } from '../../platform/fields/walk'

/** Stands for an inline element, such as a price, in the plain text of a paragraph. */
const NOT_TEXT = '\uFFFC'

/** A text node of a paragraph. */
interface Segment {
  /** The index of the child at each level, from the root of the rich text. */
  path: number[]
  /** The position of the node's text in the paragraph's text; `end` is exclusive. */
  start: number
  end: number
}

/** A paragraph, a heading or an item of a list. */
export interface Paragraph {
  /** The index of the child at each level, from the root of the rich text. */
  path: number[]
  text: string
  segments: Segment[]
}

const INLINE = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock'])

/** @returns the paragraphs of a rich text in reading order */
export function paragraphsOf(state: unknown): Paragraph[] {
  return paragraphsIn(valuesOf(valuesOf(state).root), [])
}

function paragraphsIn(node: Values, path: number[]): Paragraph[] {
  const children = rowsOf(node.children)
  const own = children.some(isInline) ? [paragraphOf(children, path)] : []
  const inner = children.flatMap((child, index) =>
    isInline(child) ? [] : paragraphsIn(child, [...path, index]),
  )
  return [...own.filter(({ text }) => text.trim() !== ''), ...inner]
}

function isInline({ type }: Values): boolean {
  return typeof type === 'string' && INLINE.has(type)
}

function paragraphOf(children: Values[], path: number[]): Paragraph {
  const paragraph: Paragraph = { path, text: '', segments: [] }
  children.forEach((child, index) => {
    if (isInline(child)) addInline(paragraph, child, [...path, index])
  })
  return paragraph
}

function addInline(paragraph: Paragraph, node: Values, path: number[]): void {
  const { type, text, children } = node
  if (type === 'text' && typeof text === 'string') {
    const start = paragraph.text.length
    paragraph.text += text
    paragraph.segments.push({ path, start, end: paragraph.text.length })
  } else if (type === 'link' || type === 'autolink') {
    rowsOf(children).forEach((child, index) => addInline(paragraph, child, [...path, index]))
  } else {
    paragraph.text += type === 'inlineBlock' ? NOT_TEXT : '\n'
  }
}
